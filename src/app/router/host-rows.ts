import type { HostRow } from '@contracts/plugin-routes';

import { shapeOf } from './params';

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
const patternSource = (path: string): string => (path === '' ? '/' : path.split('/').map(sourceOf).join(''));

const language = '(?:/[A-Za-z]{2})?';

/** Every beginning of the path. The names of its parameters would be there twice. */
const beginnings = (path: string): string[] => {
  const parts = path.split('/');
  return parts.map((_, at) => patternSource(parts.slice(0, at + 1).join('/')).replace(/\(\?<\w+>/g, '(?:'));
};

/** A row of the table as regular expressions, for servers and for code that wants an address of its own. */
export const hostRow = ({ path }: { path: string }): HostRow => ({
  pattern: `^${language}${path === '' ? '/?' : patternSource(path)}$`,
  above: `^${language}(?:${beginnings(path).join('|')})$`,
});
