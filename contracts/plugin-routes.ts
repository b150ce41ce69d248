const baseOf = (route: string): string => route.replace(/\/\*$/, '');

/** `promotions/*` fits the path itself and everything below it; `results` matches only that path. */
export const fitsRoute = (route: string, path: string): boolean => {
  const own = path.replace(/^\//, '');
  return own === baseOf(route) || (route.endsWith('/*') && own.startsWith(route.slice(0, -1)));
};

/** Paths that a mounted route may mean: `promotions/*` means its own and what is below it. */
export const samplePaths = (route: string): string[] =>
  route.endsWith('/*') ? ['', '/x', '/x/y'].map((rest) => `/${baseOf(route)}${rest}`) : [`/${route}`];

/** `promotions/*` → `/promotions`: where a link leads. */
export const routePath = (route: string): string => `/${baseOf(route)}`;

/** Do two routes share an address? */
export const shareAddress = (one: string, other: string): boolean =>
  fitsRoute(one, baseOf(other)) || fitsRoute(other, baseOf(one));

/** A row of the host's table as regular expressions: what fits it, and what is at or above one of its addresses. */
export type HostRow = { pattern: string; above: string };

/** Does the host's own table have an address of this route? */
export const takenBy =
  (rows: readonly HostRow[]) =>
  (route: string): boolean =>
    rows.some(({ pattern, above }) => new RegExp(route.endsWith('/*') ? above : pattern).test(routePath(route)));
