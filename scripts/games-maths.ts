/**
 * `npm run games:maths`: says version and hash of the mathematics of every game, and ends with 1 where contracts/games/maths.json
 * names others. With `--write` it writes them: what changed gets the next version. Row CAS-18.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { type Maths, mathsNow } from './lib/game-sources.ts';

const file = new URL('../contracts/games/maths.json', import.meta.url);
const known = JSON.parse(readFileSync(file, 'utf8')) as Maths;
const now = mathsNow(known);
if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
else process.exitCode = JSON.stringify(now) === JSON.stringify(known) ? 0 : 1;
for (const [game, { version, hash }] of Object.entries(now))
  console.log(`${game.padEnd(14)} ${String(version)} ${hash}`);
