/** What this page gets from the app, because only the app knows it. */

/** One navigation: which guards ran, what each said and how long it took. */
export type GuardTrace = {
  path: string;
  steps: readonly { name: string; verdict: string; ms: number }[];
};

/** One row of the route table. `guards`: the guards that can stop it. */
export type RouteLine = {
  path: string;
  page: string;
  layout: string;
  access: string;
  guards: readonly string[];
};

/** What a plugin's entry asks for and this host does not have. */
export type PluginFaults = { id: string; faults: readonly string[] };

/**
 * What an app costs in this page; null where nothing was measured yet. `errors`: each with its phase. `uses`: how often it used
 * each permission that it asks for.
 */
export type PluginSight = {
  id: string;
  loadMs: number | null;
  mountMs: number | null;
  longMs: number;
  errors: readonly string[];
  uses: Readonly<Record<string, number>>;
};
