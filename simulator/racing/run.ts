import { createRandom } from '../random.ts';
import type { Runner } from './field.ts';

/** A runner that stays at home. `at`: ms of play. */
export type Withdrawal = { number: number; at: number };
/** `place`: from 1; runners in a dead heat have the same. `behind`: lengths behind the one before. */
export type Placing = { number: number; place: number; behind: number };
/** How many came in at that place together. */
export const sharersOf = (placings: readonly Placing[], place: number): number =>
  placings.filter((one) => one.place === place).length;
export type Course = { withdrawals: readonly Withdrawal[]; placings: readonly Placing[] };

const staysAtHome = 0.025;
/** A race is run with this many at least. */
const fewest = 4;
const mostWithdrawn = 2;
/** When a runner can be withdrawn: from so long before the off until so long before it. */
const from = 5 * 3_600_000;
const until = 4 * 60_000;
/** Two consecutive runners finish in a dead heat once in so many times. */
const together = 1 / 250;

/**
 * The course of the race, by its secret: the withdrawn runners with their times, and the finishing order of the others.
 */
export function runRace(secret: number, runners: readonly Runner[], off: number): Course {
  const random = createRandom(secret);
  const withdrawals = runners
    .map(({ number }) => ({
      number,
      isOut: random() < staysAtHome,
      at: Math.round(off - until - random() * (from - until)),
    }))
    .filter(({ isOut }) => isOut)
    .slice(0, Math.max(0, Math.min(mostWithdrawn, runners.length - fewest)))
    .map(({ number, at }) => ({ number, at }))
    .sort((a, b) => a.at - b.at);
  const times = runners
    .map(({ number, weight }) => ({ number, time: -Math.log(1 - random()) / weight }))
    .filter(({ number }) => !withdrawals.some((one) => one.number === number))
    .sort((a, b) => a.time - b.time);
  let place = 0;
  const placings = times.map(({ number }, index): Placing => {
    const isTogether = index > 0 && random() < together;
    const behind = index === 0 || isTogether ? 0 : Math.max(0.25, Math.round(-Math.log(1 - random()) * 6) / 4);
    if (!isTogether) place = index + 1;
    return { number, place, behind };
  });
  return { withdrawals, placings };
}
