/** What only the app knows and gives to this page. */

/** One navigation: who was asked, what each said and how long it took. */
export type GuardTrace = {
  path: string;
  steps: readonly { name: string; verdict: string; ms: number }[];
};

/** One row of the route table. `guards`: those that can stop it. */
export type RouteLine = {
  path: string;
  page: string;
  layout: string;
  access: string;
  guards: readonly string[];
};
