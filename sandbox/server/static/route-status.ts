import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from '../../../contracts/zod.ts';

const Rows = z.array(z.object({ pattern: z.string(), status: z.int() }));
type Row = { pattern: RegExp; status: 200 | 404 | 500 };

const notFound = 404;

/**
 * Status of the document at an address, from the list that the build wrote: the first pattern that fits says it, none means 404. Without a list
 * (nothing is built) every address is a page but that of a file. Spec: shell §8.
 */
export function createRouteStatus(dist: string): (path: string) => Promise<Row['status']> {
  const file = join(dist, 'route-status.json');
  let known: { stamp: number; rows: readonly Row[] } | null = null;

  async function rows(): Promise<readonly Row[] | null> {
    const stamp = (await stat(file).catch(() => null))?.mtimeMs;
    if (stamp === undefined) return null;
    if (known?.stamp === stamp) return known.rows;
    const list = Rows.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ pattern, status }): Row => ({
      pattern: new RegExp(pattern),
      status: status === 500 ? 500 : status === notFound ? notFound : 200,
    }));
    known = { stamp, rows: list };
    return list;
  }

  return async (path) => {
    const list = await rows();
    if (list === null) return /\.\w{2,5}$/.test(path) ? notFound : 200;
    return list.find(({ pattern }) => pattern.test(path))?.status ?? notFound;
  };
}
