import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from '../../contracts/zod.ts';

const Rows = z.array(
  z.object({
    pattern: z.string(),
    above: z.string(),
    listed: z.nullable(z.string()),
    status: z.int(),
    page: z.string(),
    layout: z.optional(z.string()),
    dictionaries: z.optional(z.array(z.string())),
    /** The module of the page, by which the build knows its files. */
    code: z.optional(z.string()),
    availability: z.optional(z.int()),
    setting: z.optional(z.string()),
    query: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
);
type Row = z.infer<typeof Rows>[number];

/** The page at an address, with the parameters of its path. */
export type FoundPage = Omit<Row, 'pattern' | 'above' | 'listed'> & {
  params: Readonly<Record<string, string | undefined>>;
};

/** Without a list (nothing is built) every address is a page, except that of a file. */
const anyPage: FoundPage = { status: 200, page: '', params: {} };

export type RouteTable = {
  /** The page of a path: the first pattern that fits. Null: none fits. Spec: shell §8. */
  find: (path: string) => Promise<FoundPage | null>;
  rows: () => Promise<readonly Row[]>;
};

/** Reads the list of pages that the build has written. */
export function createRouteTable(dist: string): RouteTable {
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

  return {
    rows: async () => ((await rows()) ?? []).map(({ row }) => row),
    find: async (path) => {
      const list = await rows();
      if (list === null) return /\.\w{2,5}$/.test(path) ? null : anyPage;
      for (const { row, pattern } of list) {
        const match = pattern.exec(path);
        if (match !== null) return { ...row, params: { ...match.groups } };
      }
      return null;
    },
  };
}
