/**
 * `npm run games:returns`: computes return, share of paying rounds and deviation of every game from all its outcomes, and
 * ends with 1 where a published figure (contracts/games/returns.json) or one that the page shows differs by 1e-9.
 * With `--write` it writes the figures; with a path it compares that file instead. Row CAS-08.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { everyReturn, faultsOf, type Published } from './lib/every-return.ts';

const [, , asked = '--'] = process.argv;
const file = asked.startsWith('--') ? new URL('../contracts/games/returns.json', import.meta.url) : asked;

const { published: exact, choices, faults } = everyReturn();
if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(exact, null, 2)}\n`);

for (const [slug, figures] of Object.entries(exact)) {
  const percent = [figures.least, figures.most].map((share) => `${(share * 100).toFixed(4)} %`);
  console.log(
    `${slug.padEnd(13)} ${percent.join(' to ')}  deviation ${figures.deviation.toFixed(3)}  ${String(choices[slug])} choices`,
  );
}
const all = [...faults, ...faultsOf(JSON.parse(readFileSync(file, 'utf8')) as Published, exact)];
for (const fault of all) console.error(fault);
process.exitCode = all.length === 0 ? 0 : 1;
