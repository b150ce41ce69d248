import { createHash } from 'node:crypto';

import { isTree } from '../../contracts/is-tree.ts';

/** The same values in another order are the same. A number that JSON cannot write is not the nothing that it writes in its place. */
const inOrder = (value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isTree(value)) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, inOrder(part)]));
};

/** What names the values of a site, wherever they lie: an exported file, staging, production. Row SITE-08. */
export const hashOfValues = (values: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(values)))
    .digest('hex');
