import { expect, test } from 'vitest';

import { play, players } from './lib/play-rounds.ts';

/** `npm run games:play` plays ten millions. */
const rounds = 2000;
/** What poker gives back by its table is counted over all hands. */
const minutes = 600_000;

test.each(players.map((player) => [player.name, player] as const))(
  '[CAS-08] rounds of %s from fixed seeds give back what is published',
  (_, player) => {
    const { errors } = play(player, rounds);
    expect(Math.abs(errors)).toBeLessThan(3);
  },
  minutes,
);

test('[CAS-08] a game that gives back one part in a hundred more than it says is found', () => {
  const dice = players.find(({ name }) => name === 'dice')!;
  expect(
    play({ ...dice, round: (nonce) => ({ ...dice.round(nonce), paid: dice.round(nonce).paid * 1.05 }) }, 20_000).errors,
  ).toBeGreaterThan(3);
});
