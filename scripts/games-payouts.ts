/**
 * `npm run games:payouts`: ends with 1 where docs/payouts.md says another payment than the mathematics of a game, or the script of
 * docs/rounds.md another draw. With `--write` it writes both. Rows CAS-07, CAS-31.
 */
import { readFileSync } from 'node:fs';

import { payoutsPage } from './lib/payouts.ts';
import { withShapes } from './lib/round-script.ts';
import { checkOrWrite, formatted } from './lib/written-files.ts';

const file = (name: string) => new URL(`../docs/${name}`, import.meta.url);
const rounds = file('rounds.md');
checkOrWrite([
  await formatted(file('payouts.md'), 'markdown', payoutsPage()),
  { file: rounds, text: withShapes(readFileSync(rounds, 'utf8')) },
]);
