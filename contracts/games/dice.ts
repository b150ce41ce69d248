import type { GameMaths } from './game.ts';

const outcomes = 10_000;
export const leastBelow = 200;
export const mostBelow = 9800;

/** What a round pays back of its stake when it wins, ten-thousandths. A lower chance pays more. */
export const diceMultiplier = (below: number): number => Math.floor(99_000_000 / below);

/** A number from 0 to 9999; whoever chose `below` wins under it. */
export const dice: GameMaths<'dice'> = {
  id: 1,
  slug: 'dice',
  kind: 'other',
  draws: { count: 1, of: outcomes },
  isChoice: ({ below = 0 }) => Number.isInteger(below) && below >= leastBelow && below <= mostBelow,
  payoutOf: ([drawn = outcomes], { below = 0 }, minor) =>
    drawn < below ? Math.floor((minor * diceMultiplier(below)) / 10_000) : 0,
  returnOf: ({ below = mostBelow }) => (below * diceMultiplier(below)) / outcomes / 10_000,
  hitRateOf: ({ below = mostBelow }) => below / outcomes,
};
