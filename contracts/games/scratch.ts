import { type Choice, type GameMaths, hasOnly, partOf, sum } from './game.ts';

/** What the tickets of a full pool pay, in hundredths of their price, and how many of each there are. */
export const scratchPrizes: readonly { pay: number; count: number }[] = [
  { pay: 50_000, count: 1 },
  { pay: 10_000, count: 6 },
  { pay: 2500, count: 40 },
  { pay: 1000, count: 120 },
  { pay: 500, count: 300 },
  { pay: 200, count: 1100 },
  { pay: 100, count: 2400 },
  { pay: 0, count: 6033 },
];
const full = scratchPrizes.map(({ count }) => count);
export const scratchTickets: number = sum(full);

const leftOf = ({ left = full }: Choice): readonly number[] => left;

/** Which prize a ticket has, by its place among the tickets that are left. */
export function scratchPrize(drawn: number, left: readonly number[]): number {
  let passed = 0;
  return left.findIndex((count) => drawn < (passed += count));
}

const share = (choice: Choice, worth: (pay: number) => number): number => {
  const left = leftOf(choice);
  return sum(scratchPrizes.map(({ pay }, prize) => worth(pay) * (left[prize] ?? 0))) / sum(left);
};

/**
 * A ticket out of a pool that everybody buys from: what is sold is gone. `left`: how many of each prize there were before
 * it; the server writes them into the round. All tickets cost the same, so the whole pool pays exactly its return.
 */
export const scratch: GameMaths<'scratch'> = {
  slug: 'scratch',
  first: {},
  shapeOf: (choice) => ({ count: 1, of: sum(leftOf(choice)) }),
  isChoice: (choice) => hasOnly(choice, []),
  payoutOf: ([drawn = -1], choice, minor) =>
    partOf(minor, scratchPrizes[scratchPrize(drawn, leftOf(choice))]?.pay ?? 0, 100),
  returnOf: (choice) => share(choice, (pay) => pay / 100),
  hitRateOf: (choice) => share(choice, (pay) => (pay > 0 ? 1 : 0)),
};
