import type { BetStatusId } from '../coupon.ts';
import { isEachWayType } from './each-way.ts';
import { type Ratio, ratio } from './ratio.ts';
import type { Leg } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;
type Racing = Pick<Leg, 'exact' | 'part' | 'place'>;

/** Why the fields of racing cannot be read. The codes follow those of every coupon. */
type RacingProblem = {
  code:
    | 'dead_heat_factor'
    | 'dead_heat_without_win'
    | 'deduction'
    | 'each_way_fraction'
    | 'each_way_status'
    | 'each_way_type'
    | 'each_way_no_terms';
  path: string;
};

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

/** A decimal text in whole parts: "0.25" with two places is 25. Undefined: it is none, or outside the bounds. */
function partsOf(value: unknown, pattern: RegExp, places: number, [min, max]: readonly [number, number]) {
  const match = typeof value === 'string' ? pattern.exec(value) : null;
  if (match === null) return undefined;
  const parts = Number(match[1]) * 10 ** places + Number((match[2] ?? '').padEnd(places, '0'));
  return parts >= min && parts <= max ? parts : undefined;
}
const deadHeatOf = (value: unknown) => partsOf(value, /^([01])(?:\.(\d{1,6}))?$/, 6, [1, 1_000_000]);
const deductionOf = (value: unknown) => partsOf(value, /^(0)(?:\.(\d{1,2}))?$/, 2, [0, 90]);
const termsOf = (value: unknown) => partsOf(value, /^1\/([2-9])$/, 0, [2, 9]);

const partOf = (factor: unknown): Ratio | undefined => {
  const millionths = deadHeatOf(factor);
  return millionths === undefined ? undefined : ratio(BigInt(millionths), 1_000_000n);
};

/** Winnings are cut by a deduction and by place terms; the stake stays. */
const cut = (milli: number, deduction: number, fraction: number): Ratio => {
  const parts = 100_000n * BigInt(fraction);
  return ratio(parts + (BigInt(milli) - 1000n) * BigInt(100 - deduction), parts);
};

/** A racing feed's data on a leg. Unreadable parts are left out; `racingProblem` names it. */
export function racingOf(selection: Fields, milli: number | null): Racing {
  if (milli === null) return {};
  const place = fieldsOf(selection.place);
  const deduction = deductionOf(selection.deduction) ?? 0;
  const terms = termsOf(fieldsOf(selection.eachWay)?.fraction);
  return {
    ...(deduction > 0 && { exact: cut(milli, deduction, 1) }),
    part: partOf(selection.deadHeatFactor),
    ...(terms !== undefined && {
      place: {
        ...{ milli, exact: cut(milli, deduction, terms), part: partOf(place?.deadHeatFactor) },
        statusId: place?.statusId as BetStatusId | undefined,
      },
    }),
  };
}

const placeStatuses: ReadonlySet<unknown> = new Set([-2, -1, 0, 1, 2, 3, undefined]);
const halfStatuses: ReadonlySet<unknown> = new Set([4, 5, 6]);

function legProblem(selection: Fields, at: string): RacingProblem | null {
  const { deduction, deadHeatFactor, statusId } = selection;
  const terms = fieldsOf(selection.eachWay);
  const place = fieldsOf(selection.place);
  const heat = (factor: unknown, status: unknown, path: string): RacingProblem | null => {
    if (factor === undefined) return null;
    if (deadHeatOf(factor) === undefined) return { code: 'dead_heat_factor', path };
    return status === 1 ? null : { code: 'dead_heat_without_win', path };
  };
  if (deduction !== undefined && deductionOf(deduction) === undefined)
    return { code: 'deduction', path: `${at}.deduction` };
  if (selection.eachWay !== undefined && termsOf(terms?.fraction) === undefined)
    return { code: 'each_way_fraction', path: `${at}.eachWay.fraction` };
  const found =
    heat(deadHeatFactor, statusId, `${at}.deadHeatFactor`) ??
    heat(place?.deadHeatFactor, place?.statusId, `${at}.place.deadHeatFactor`);
  if (found !== null) return found;
  if (terms && halfStatuses.has(statusId)) return { code: 'each_way_status', path: `${at}.statusId` };
  if (place && !placeStatuses.has(place.statusId)) return { code: 'each_way_status', path: `${at}.place.statusId` };
  return null;
}

/** The first fault of the fields of racing: type and terms of the coupon, then leg by leg. */
export function racingProblem(
  typeId: number,
  isEachWay: boolean,
  selections: readonly unknown[],
): RacingProblem | null {
  const legs = selections.map((selection) => fieldsOf(selection) ?? {});
  if (isEachWay && !isEachWayType(typeId)) return { code: 'each_way_type', path: 'isEachWay' };
  if (isEachWay && legs.every(({ eachWay }) => eachWay === undefined))
    return { code: 'each_way_no_terms', path: 'isEachWay' };
  for (const [index, leg] of legs.entries()) {
    const problem = legProblem(leg, `selections[${String(index)}]`);
    if (problem !== null) return problem;
  }
  return null;
}
