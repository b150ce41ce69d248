import { daySec } from './frame.ts';

/** What a limit counts. `bet`: one stake alone. `balance`: what the player has now. */
type Counted = 'stake' | 'loss' | 'deposit' | 'bet' | 'balance';

/** The limits in money (decision D-121). `length`: of the stretch that they look at, seconds or a month; null for one stake and for the balance. Rows LIM-02 to LIM-04, LIM-09. */
export type MoneyKind = { counts: Counted; length: number | 'month' | null };

const three = <Kind>(first: number, kind: (length: number | 'month') => Kind): [number, Kind][] => [
  [first, kind(daySec)],
  [first + 1, kind(7 * daySec)],
  [first + 2, kind('month')],
];
const counting =
  (counts: Counted) =>
  (length: number | 'month'): MoneyKind => ({ counts, length });

export const largestStake = 37;
/** What is above it goes out to the player. Row LIM-51. */
export const largestBalance = 43;
export const selfExclusion = 30;
export const timeOut = 33;
export const sessionLimit = 31;
export const realityCheck = 32;

/** By the number on the wire. */
export const moneyKinds: ReadonlyMap<number, MoneyKind> = new Map([
  ...three(1, counting('stake')),
  ...three(10, counting('loss')),
  ...three(20, counting('deposit')),
  [largestStake, { counts: 'bet', length: null }],
  [largestBalance, { counts: 'balance', length: null }],
]);

/** The limits in time, by the number on the wire. A lower value is stricter. Rows LIM-06, LIM-07. */
export const timeMeasures: ReadonlyMap<number, 'hours' | 'minutes'> = new Map([
  [sessionLimit, 'hours'],
  [realityCheck, 'minutes'],
]);

/** The limits of play time, in minutes: how long the player may be signed in. Row LIM-51. */
export const playKinds: ReadonlyMap<number, { length: number | 'month' }> = new Map(
  three(40, (length) => ({ length })),
);

/** Is this limit a value that a player sets, and no break? */
export const hasValue = (limitType: number): boolean =>
  moneyKinds.has(limitType) || playKinds.has(limitType) || timeMeasures.has(limitType);
