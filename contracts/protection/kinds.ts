import { type LimitType, limitTypeOf, limitTypes, type MoneyCounted } from './limit-kinds.ts';

/** A limit in money. `length`: of the stretch that it looks at, seconds or a month; null for one stake and for the balance. Rows LIM-02 to LIM-04, LIM-09. */
export type MoneyKind = { counts: MoneyCounted; length: LimitType['length'] };

const inOrder = [...limitTypes].sort((one, other) => one.type - other.type);

/** The limits in money, by the number on the wire. */
export const moneyKinds: ReadonlyMap<number, MoneyKind> = new Map(
  inOrder
    .filter(({ measure }) => measure === 'money')
    .map(({ type, counts, length }): [number, MoneyKind] => [type, { counts: counts as MoneyCounted, length }]),
);

/** The limits of play time, in minutes: how long the player may be signed in. Row LIM-51. */
export const playKinds: ReadonlyMap<number, Pick<LimitType, 'length'>> = new Map(
  inOrder.filter(({ counts }) => counts === 'play').map((one) => [one.type, one]),
);

/** The limits in time that add nothing up, as their rows. A lower value is stricter. Rows LIM-06, LIM-07. */
export const timeMeasures: ReadonlyMap<number, LimitType['measure']> = new Map(
  inOrder
    .filter(({ measure, counts }) => counts === null && measure !== 'days')
    .map(({ type, measure }) => [type, measure]),
);

/** The units of a limit's values; unknown limits count as breaks. */
export const measureOf = (limitType: number): LimitType['measure'] => limitTypeOf(limitType)?.measure ?? 'days';

/** Is this limit a value that a player sets, and no break? */
export const hasValue = (limitType: number): boolean => measureOf(limitType) !== 'days';
