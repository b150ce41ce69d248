import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from '../../../contracts/zod.ts';

const Rows = z.array(
  z.object({
    pattern: z.string(),
    status: z.int(),
    page: z.string(),
    availability: z.optional(z.int()),
    setting: z.optional(z.string()),
    query: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
);
type Row = z.infer<typeof Rows>[number];

/** The page at an address, with the parameters of its path. */
export type FoundPage = Row & { params: Readonly<Record<string, string | undefined>> };

/** Without a list (nothing is built) every address is a page but that of a file. */
const anyPage: FoundPage = { pattern: '', status: 200, page: '', params: {} };

/** Finds the page of a path in the list that the build wrote: the first pattern that fits, null for none. Spec: shell §8. */
export function createRouteTable(dist: string): (path: string) => Promise<FoundPage | null> {
  const file = join(dist, 'route-status.json');
  let known: { stamp: number; rows: readonly { row: Row; pattern: RegExp }[] } | null = null;

  async function rows() {
    const stamp = (await stat(file).catch(() => null))?.mtimeMs;
    if (stamp === undefined) return null;
    if (known?.stamp === stamp) return known.rows;
    const list = Rows.parse(JSON.parse(await readFile(file, 'utf8')));
    known = { stamp, rows: list.map((row) => ({ row, pattern: new RegExp(row.pattern) })) };
    return known.rows;
  }

  return async (path) => {
    const list = await rows();
    if (list === null) return /\.\w{2,5}$/.test(path) ? null : anyPage;
    for (const { row, pattern } of list) {
      const match = pattern.exec(path);
      if (match !== null) return { ...row, params: { ...match.groups } };
    }
    return null;
  };
}
