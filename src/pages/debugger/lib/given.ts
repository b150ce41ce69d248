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
