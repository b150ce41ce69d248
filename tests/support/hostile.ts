/**
 * Reads the corpus of hostile inputs: the rows of one boundary, with their long values written out. Where the corpus is
 * missing it gives no rows, and the tests skip.
 */
import { existsSync, readFileSync } from 'node:fs';

export type HostileRow = {
  id: string;
  boundary: string;
  field: string;
  value: unknown;
  expect: { outcome: string; nowSeconds?: number };
};

const file = new URL('../../../shared/data/hostile/hostile.jsonl', import.meta.url);

type Repeated = { $repeat: string; times: number; prefix: string; suffix: string };
const isRepeated = (value: unknown): value is Repeated =>
  typeof value === 'object' && value !== null && '$repeat' in value;
const written = (value: unknown): unknown =>
  isRepeated(value) ? value.prefix + value.$repeat.repeat(value.times) + value.suffix : value;

const rows: HostileRow[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as HostileRow)
  : [];
if (rows.length === 0) console.info('No corpus of hostile inputs here: its rows are skipped.');

export const isCorpusHere = rows.length > 0;
export const hostile = (boundary: string): HostileRow[] =>
  rows.filter((row) => row.boundary === boundary).map((row) => ({ ...row, value: written(row.value) }));
