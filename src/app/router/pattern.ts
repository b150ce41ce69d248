import { shapeOf } from './params';

export type Params = Readonly<Record<string, string | undefined>>;

const parameter = /^:(\w+)(\??)$/;

function sourceOf(part: string): string {
  if (part === '*') return '(?:/.+)?';
  const [, name, mark] = parameter.exec(part) ?? [];
  if (name === undefined) return `/${part.replaceAll('.', '\\.')}`;
  const group = `/(?<${name}>${shapeOf(name)})`;
  return mark === '' ? group : `(?:${group})?`;
}

/**
 * Turns `slots/:subcategory?` into the source of a regular expression for the whole path, which begins with a slash.
 * Several optional segments in a row differ by their shape, never by their place. Spec: shell §2, decision D-93.
 */
export const patternSource = (path: string): string => (path === '' ? '/' : path.split('/').map(sourceOf).join(''));

/**
 * Sorts a pattern before those that it wins over. At the first place where two rows differ, a fixed segment comes
 * before a parameter. Spec: ROUTE-183.
 */
export const precedence = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : part === '*' ? '2' : '0'))
    .join('');

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Reads the parameters of a path that fits as a whole; null when it does not fit. */
export function matchPath(pattern: RegExp, path: string): Params | null {
  const found = pattern.exec(path);
  if (found === null) return null;
  const given = Object.entries(found.groups ?? {}).flatMap(([name, value]: [string, string | undefined]) =>
    value === undefined ? [] : [[name, decode(value)] as const],
  );
  return given.every(([, value]) => value !== null) ? (Object.fromEntries(given) as Params) : null;
}
