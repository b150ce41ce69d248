/**
 * `npm run games:returns`: computes return, share of paying rounds and deviation of every game from all its outcomes,
 * and ends with 1 where a published figure (contracts/games/returns.json) or one that the page shows differs by 1e-9.
 * With `--write` it writes the figures; with names of games it computes only those; with a path it compares that file
 * instead. Row CAS-08.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { slugs } from '../contracts/games/index.ts';
import { sharedKinds } from '../contracts/shared-games/index.ts';
import { everyReturn, faultsOf, type Published } from './lib/every-return.ts';

const games: readonly string[] = [...slugs, ...sharedKinds];
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const file = words.find((word) => !games.includes(word)) ?? new URL('../contracts/games/returns.json', import.meta.url);
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Published;

const { published: exact, choices, faults } = everyReturn(words.filter((word) => games.includes(word)));
if (process.argv.includes('--write')) {
  const all = { ...read(), ...exact };
  const inOrder = Object.fromEntries(games.flatMap((game) => (all[game] === undefined ? [] : [[game, all[game]]])));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}

for (const [slug, figures] of Object.entries(exact)) {
  const percent = [figures.least, figures.most].map((share) => `${(share * 100).toFixed(4)} %`);
  console.log(
    `${slug.padEnd(13)} ${percent.join(' to ')}  deviation ${figures.deviation.toFixed(3)}  ${String(choices[slug])} choices`,
  );
}
const all = [...faults, ...faultsOf(read(), exact)];
for (const fault of all) console.error(fault);
process.exitCode = all.length === 0 ? 0 : 1;
