/** Sections only for signed-in players, or without real pages. Search engines do not learn of them. */
export const closedSections: ReadonlySet<string> = new Set(
  'office login registration user block maintenance debugger 500'.split(' '),
);
