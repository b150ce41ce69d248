/**
 * `npm run games:payouts`: ends with 1 where docs/payouts.md says another payment than the mathematics of a game, or the script of
 * docs/rounds.md another draw. With `--write` it writes both. Rows CAS-07, CAS-31.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { payoutsPage } from './lib/payouts.ts';
import { withShapes } from './lib/round-script.ts';

const file = (name: string) => new URL(`../docs/${name}`, import.meta.url);
const [payouts, rounds] = [file('payouts.md'), file('rounds.md')];
const told = readFileSync(rounds, 'utf8');
const pages = [
  [payouts, await format(payoutsPage(), { ...(await resolveConfig(payouts)), parser: 'markdown' })],
  [rounds, withShapes(told)],
] as const;
for (const [url, page] of pages)
  if (process.argv.includes('--write')) writeFileSync(url, page);
  else if (readFileSync(url, 'utf8') !== page) process.exitCode = 1;
