import { daySec } from './frame.ts';

/** What a limit counts. `bet`: one stake alone. */
type Counted = 'stake' | 'loss' | 'deposit' | 'bet';

/** The limits in money (decision D-121). `length`: of the stretch that they look at, seconds or a month; null for one stake. Rows LIM-02 to LIM-04, LIM-09. */
export type MoneyKind = { counts: Counted; length: number | 'month' | null };

const three = (first: number, counts: Counted): [number, MoneyKind][] => [
  [first, { counts, length: daySec }],
  [first + 1, { counts, length: 7 * daySec }],
  [first + 2, { counts, length: 'month' }],
];

const largestStake = 37;
export const selfExclusion = 30;
export const timeOut = 33;
export const sessionLimit = 31;
export const realityCheck = 32;

/** By the number on the wire. */
export const moneyKinds: ReadonlyMap<number, MoneyKind> = new Map([
  ...three(1, 'stake'),
  ...three(10, 'loss'),
  ...three(20, 'deposit'),
  [largestStake, { counts: 'bet', length: null }],
]);

/** The limits in time, by the number on the wire. A lower value is stricter. Rows LIM-06, LIM-07. */
export const timeMeasures: ReadonlyMap<number, 'hours' | 'minutes'> = new Map([
  [sessionLimit, 'hours'],
  [realityCheck, 'minutes'],
]);
