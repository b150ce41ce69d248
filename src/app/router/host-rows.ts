import type { HostRow } from '@contracts/plugin-routes';

import { patternSource } from './pattern';

const language = '(?:/[A-Za-z]{2})?';

/** Every beginning of the path. The names of its parameters would stand there twice. */
const beginnings = (path: string): string[] => {
  const parts = path.split('/');
  return parts.map((_, at) => patternSource(parts.slice(0, at + 1).join('/')).replace(/\(\?<\w+>/g, '(?:'));
};

/** A row of the table as regular expressions, for servers and for whoever wants an address of their own. */
export const hostRow = ({ path }: { path: string }): HostRow => ({
  pattern: `^${language}${path === '' ? '/?' : patternSource(path)}$`,
  above: `^${language}(?:${beginnings(path).join('|')})$`,
});
