import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { slugs } from '../../contracts/games/facts.ts';
import { sharedKinds } from '../../contracts/shared-games/kinds.ts';

const contracts = new URL('../../contracts/', import.meta.url);
/** Where the mathematics of a game begin, if its file has another name. */
const files: Readonly<Record<string, string>> = {
  'five-lines': 'games/slot.ts',
  'peg-drop': 'games/pegs.ts',
  'bingo-75': 'games/bingo.ts',
  'keno-draw': 'shared-games/keno.ts',
  'roulette-draw': 'shared-games/cloth-and-wheel.ts',
  'wheel-draw': 'shared-games/cloth-and-wheel.ts',
  crash: 'shared-games/crash.ts',
};
const always = ['games/fair.ts'];
const imported = /from '(\.[^']{1,100})'/g;

/** A file and all that it takes from files beside it. */
function reach(file: string, known: Map<string, string>): Map<string, string> {
  if (known.has(file)) return known;
  const url = new URL(file, contracts);
  const text = readFileSync(url, 'utf8');
  known.set(file, text);
  for (const [, path = ''] of text.matchAll(imported))
    reach(new URL(path, url).href.slice(contracts.href.length), known);
  return known;
}

/** SHA-256 of the sources that decide what a round of this game draws and pays: each name and text, by name. */
function hashOf(game: string): string {
  const known = new Map<string, string>();
  for (const file of [files[game] ?? `games/${game}.ts`, ...always]) reach(file, known);
  const hash = createHash('sha256');
  for (const [name, text] of [...known].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex');
}

export type Maths = Record<string, { version: number; hash: string }>;

/** Version and hash of each game now; what changed since `before` gets the next version. */
export const mathsNow = (before: Maths): Maths =>
  Object.fromEntries(
    [...slugs, ...sharedKinds].map((game) => {
      const [hash, known] = [hashOf(game), before[game]];
      if (known === undefined) return [game, { version: 1, hash }];
      return [game, known.hash === hash ? known : { version: known.version + 1, hash }];
    }),
  );
