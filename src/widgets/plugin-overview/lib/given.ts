/** What an entry asks for and this host does not have. */
export type PluginFaults = { id: string; faults: readonly string[] };

/**
 * What an app costs in this page; null where nothing was measured yet. `elements`: how many are in its places now.
 * `errors`: each with its phase. `uses`: how often it used each permission that it asks for; null where nobody counts
 * that.
 */
export type PluginSight = {
  id: string;
  loadMs: number | null;
  mountMs: number | null;
  longMs: number;
  elements: number;
  errors: readonly string[];
  uses: Readonly<Record<string, number | null>>;
};
