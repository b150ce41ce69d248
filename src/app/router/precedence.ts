/**
 * Sorts a pattern before those that it wins over. At the first place where two rows differ, a fixed segment comes
 * before a parameter. Spec: ROUTE-183.
 */
export const precedence = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : part === '*' ? '2' : '0'))
    .join('');
