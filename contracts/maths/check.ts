import { hasSizes, isAntiExpress, isConditional, isMultiBet, isSeveralSingles, isSystem } from '../coupon-types.ts';
import { millionths } from './anti-express.ts';
import { betTypes, isCouponTypeId } from './bet-types.ts';
import type { CouponInput, Leg } from './types.ts';

export type CouponProblemCode =
  | 'unknown_type'
  | 'no_selections'
  | 'selection_count'
  | 'coef_not_a_decimal_text'
  | 'coef_not_above_1'
  | 'unknown_status'
  | 'amount_not_an_integer'
  | 'amount_not_positive'
  | 'amount_too_large'
  | 'amount_count'
  | 'block_count'
  | 'system_value'
  | 'chance'
  | 'anti_express_margin';

/** Why a coupon has no figures. `path` names the field as the evaluator's input does. */
export type CouponProblem = { code: CouponProblemCode; path: string };

/** A coupon from outside, of which nothing is known. */
export type CouponDraft = { readonly [Key in keyof CouponInput]?: unknown };
type Draft = CouponDraft & { readonly legs: readonly Partial<Record<keyof Leg, unknown>>[] };

const problem = (code: CouponProblemCode, path: string): CouponProblem => ({ code, path });
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const isWithin = (value: number, [min, max]: readonly [number, number]) => value >= min && value <= max;

/** A path, or a function that makes one: of hundreds of checks only one needs it. */
type Path = string | (() => string);
const told = (path: Path): string => (typeof path === 'string' ? path : path());

function checkCoef(milli: unknown, path: Path): CouponProblem | null {
  if (!isWhole(milli)) return problem('coef_not_a_decimal_text', told(path));
  return milli <= 1000 ? problem('coef_not_above_1', told(path)) : null;
}

export function checkAmount(amount: unknown, path: Path): CouponProblem | null {
  if (!isWhole(amount)) return problem('amount_not_an_integer', told(path));
  if (amount <= 0) return problem('amount_not_positive', told(path));
  return Number.isSafeInteger(amount) ? null : problem('amount_too_large', told(path));
}

function first<T>(
  values: readonly T[],
  check: (value: T, index: number) => CouponProblem | null,
): CouponProblem | null {
  let index = 0;
  for (const value of values) {
    const found = check(value, index);
    if (found !== null) return found;
    index += 1;
  }
  return null;
}

function checkAmounts({ typeId, legs, amount, amounts }: Draft): CouponProblem | null {
  if (!isConditional(typeId) && !isSeveralSingles(typeId)) return checkAmount(amount, 'amountMinor');
  const count = isSeveralSingles(typeId) ? legs.length : new Set(legs.map(({ block }) => block)).size;
  if (!Array.isArray(amounts) || amounts.length !== count) return problem('amount_count', 'amountsMinor');
  return first<unknown>(amounts, (value, index) =>
    value === null && isConditional(typeId) && index > 0
      ? null
      : checkAmount(value, () => `amountsMinor[${String(index)}]`),
  );
}

/** Blocks are numbered 1, 2, … without gaps; only a multi-bet has a lobby, block 0. */
function checkBlocks({ typeId, legs }: Draft): CouponProblem | null {
  const rule = isCouponTypeId(typeId) ? betTypes[typeId].blocks : undefined;
  if (rule === undefined) return null;
  const numbers = new Set(legs.map(({ block }) => block));
  if (isMultiBet(typeId)) numbers.delete(0);
  const hasGap = Array.from({ length: numbers.size }, (_, index) => index + 1).some((number) => !numbers.has(number));
  return hasGap || !isWithin(numbers.size, rule) ? problem('block_count', 'selections') : null;
}

function checkSystemValue({ typeId, legs, systemValue, isActiveSystemBanker }: Draft): CouponProblem | null {
  if (!hasSizes(typeId)) return null;
  const units = isMultiBet(typeId)
    ? new Set(legs.map(({ block }) => block).filter((block) => block !== 0)).size
    : legs.filter(({ block }) => isActiveSystemBanker === false || block !== 0).length;
  const isChoice = isWhole(systemValue) && systemValue >= (isSystem(typeId) ? 2 : 1) && systemValue < units;
  return isChoice ? null : problem('system_value', 'systemValue');
}

/** Money fields that may be absent. */
function checkOptional({ maxPayout, maxBetAmount, exactCoef }: Draft): CouponProblem | null {
  const amountAt = (value: unknown, path: string) =>
    value === undefined || value === null ? null : checkAmount(value, path);
  return (
    amountAt(maxPayout, 'maxPayoutMinor') ??
    amountAt(maxBetAmount, 'maxBetAmountMinor') ??
    (exactCoef === undefined ? null : checkCoef(exactCoef, 'exactCoef'))
  );
}

/** An anti-express is priced from the chances of its legs. */
function checkAntiExpress({ typeId, legs, antiExpressMargin = 0 }: Draft): CouponProblem | null {
  if (!isAntiExpress(typeId)) return null;
  return (
    first(legs, ({ chance }, index) =>
      isWhole(chance) && isWithin(chance, [1, millionths - 1])
        ? null
        : problem('chance', `selections[${String(index)}].chance`),
    ) ??
    (isWhole(antiExpressMargin) && antiExpressMargin >= 0 ? null : problem('anti_express_margin', 'antiExpressMargin'))
  );
}

/** The first fault, in a fixed order: type, bets, odds, statuses, number of bets, amounts, blocks, system value, chances. */
export function findProblem(draft: CouponDraft): CouponProblem | null {
  const { typeId, legs } = draft;
  if (!isCouponTypeId(typeId)) return problem('unknown_type', 'type');
  if (!Array.isArray(legs) || legs.length === 0) return problem('no_selections', 'selections');
  const checked: Draft = { ...draft, legs };
  const shape = isConditional(typeId) ? [checkBlocks, checkAmounts] : [checkAmounts, checkBlocks];
  return (
    first(checked.legs, ({ milli }, index) => checkCoef(milli, () => `selections[${String(index)}].coef`)) ??
    first(checked.legs, ({ statusId }, index) =>
      statusId === undefined || (isWhole(statusId) && isWithin(statusId, [-2, 6]))
        ? null
        : problem('unknown_status', `selections[${String(index)}].statusId`),
    ) ??
    (isWithin(legs.length, betTypes[typeId].bets) ? null : problem('selection_count', 'selections')) ??
    first(shape, (check) => check(checked)) ??
    checkSystemValue(checked) ??
    checkOptional(checked) ??
    checkAntiExpress(checked)
  );
}

/** True when there is no fault; the type is then known. */
export const isCoupon = (draft: CouponDraft): draft is CouponInput => findProblem(draft) === null;
