/**
 * `npm run games:returns`: computes return, share of paying rounds and deviation of every game from all its outcomes, and
 * ends with 1 where a published figure (contracts/games/returns.json) or one that the page shows differs by 1e-9.
 * With `--write` it writes the figures; with a path it compares that file instead. Row CAS-08.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { gameOf, slugs } from '../contracts/games/index.ts';
import { choicesOf, figuresOf } from './lib/game-returns.ts';
import { sharedReturns } from './lib/shared-returns.ts';

const [, , asked = '--'] = process.argv;
const file = asked.startsWith('--') ? new URL('../contracts/games/returns.json', import.meta.url) : asked;
type Published = Record<string, { least: number; most: number; hitRate: number; deviation: number }>;

const faults: string[] = [];
const compare = (what: string, said: number | undefined, exact: number) => {
  if (said === undefined || !(Math.abs(said - exact) < 1e-9))
    faults.push(`${what}: said ${String(said)}, is ${String(exact)}`);
};

const exact: Published = {};
for (const slug of slugs) {
  const { returnOf, hitRateOf } = gameOf(slug);
  const figures = choicesOf[slug].map((choice) => {
    const own = figuresOf(slug, choice);
    compare(`${slug} ${JSON.stringify(choice)} return on the page`, returnOf(choice), own.return);
    compare(`${slug} ${JSON.stringify(choice)} paying rounds on the page`, hitRateOf(choice), own.hitRate);
    return own;
  });
  const returns = figures.map((own) => own.return);
  const { hitRate = 0, deviation = 0 } = figures[0] ?? {};
  exact[slug] = { least: Math.min(...returns), most: Math.max(...returns), hitRate, deviation };
}
const counts: Record<string, number> = Object.fromEntries(slugs.map((slug) => [slug, choicesOf[slug].length]));
for (const { kind, rows } of sharedReturns) {
  for (const { choice, said, exact: own } of rows) {
    compare(`${kind} ${JSON.stringify(choice)} return on the page`, said.return, own.return);
    compare(`${kind} ${JSON.stringify(choice)} paying rounds on the page`, said.hitRate, own.hitRate);
  }
  const returns = rows.map((row) => row.exact.return);
  const { hitRate = 0, deviation = 0 } = rows[0]?.exact ?? {};
  exact[kind] = { least: Math.min(...returns), most: Math.max(...returns), hitRate, deviation };
  counts[kind] = rows.length;
}
if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(exact, null, 2)}\n`);

const published = JSON.parse(readFileSync(file, 'utf8')) as Published;
for (const [slug, figures] of Object.entries(exact)) {
  for (const [name, value] of Object.entries(figures))
    compare(`${slug} ${name}`, published[slug]?.[name as keyof Published[string]], value);
  const percent = [figures.least, figures.most].map((share) => `${(share * 100).toFixed(4)} %`);
  console.log(
    `${slug.padEnd(13)} ${percent.join(' to ')}  deviation ${figures.deviation.toFixed(3)}  ${String(counts[slug])} choices`,
  );
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
