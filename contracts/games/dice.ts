import { type GameMaths, hasOnly, partOf } from './game.ts';

const outcomes = 10_000;
export const leastBelow = 200;
export const mostBelow = 9800;

/** What a round pays back of its stake when it wins, ten-thousandths. A lower chance pays more. */
export const diceMultiplier = (below: number): number => Math.floor(99_000_000 / below);

/** A number from 0 to 9999; whoever chose `below` wins under it. */
export const dice: GameMaths<'dice'> = {
  slug: 'dice',
  first: { below: 5000 },
  shapeOf: () => ({ count: 1, of: outcomes }),
  isChoice: (choice) => {
    const { below = 0 } = choice;
    return hasOnly(choice, ['below']) && Number.isInteger(below) && below >= leastBelow && below <= mostBelow;
  },
  payoutOf: ([drawn = outcomes], { below = 0 }, minor) =>
    drawn < below ? partOf(minor, diceMultiplier(below), 10_000) : 0,
  returnOf: ({ below = mostBelow }) => (below * diceMultiplier(below)) / outcomes / 10_000,
  hitRateOf: ({ below = mostBelow }) => below / outcomes,
};
