import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Published } from './lib/every-return.ts';
import { play, type Player, players } from './lib/play-rounds.ts';

/** `npm run games:play` plays ten millions. */
const rounds = 2000;
const published = JSON.parse(
  readFileSync(new URL('../contracts/games/returns.json', import.meta.url), 'utf8'),
) as Published;

/** To count all hands takes a minute each; scripts/games-returns.test.ts does it, and these are the figures that it holds. */
function withPublished(player: Player): Player {
  const row = ['jacks', 'blackjack'].includes(player.name) ? published[player.name] : undefined;
  return row === undefined ? player : { ...player, exact: () => ({ ...row, return: row.most }) };
}

test.each(players.map((player) => [player.name, player] as const))(
  '[CAS-08] rounds of %s from fixed seeds give back what is published',
  (_, player) => {
    const { errors } = play(withPublished(player), rounds);
    expect(Math.abs(errors)).toBeLessThan(3);
  },
);

test('[CAS-08] a game that gives back one part in a hundred more than it says is found', () => {
  const dice = players.find(({ name }) => name === 'dice')!;
  expect(
    play({ ...dice, round: (nonce) => ({ ...dice.round(nonce), paid: dice.round(nonce).paid * 1.05 }) }, 20_000).errors,
  ).toBeGreaterThan(3);
});
