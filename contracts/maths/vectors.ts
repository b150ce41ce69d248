/**
 * The line format of `npm run coupon:evaluate`: one JSON object in, one JSON object out. The product does not import
 * it.
 */
import { isTree } from '../is-tree.ts';
import { betTypes } from './bet-types.ts';
import { bonusBetMilli } from './bonus-bet.ts';
import { checkAmount, findProblem, isCoupon } from './check.ts';
import { figuresByType } from './coupon.ts';
import { eachWayFigures } from './each-way.ts';
import { nextAmount } from './money.ts';
import { decimalText } from './odds.ts';
import { oddsText, oddsViews } from './odds-views.ts';
import { racingOf, racingProblem } from './racing-fields.ts';
import { systemOptions } from './system.ts';
import { milliFromDecimal } from './typed-odds.ts';
import type { ExactFigures } from './types.ts';

type Json = string | number | bigint | boolean | null | undefined | Json[] | { [key: string]: Json };
type Fields = Record<string, unknown>;
type Outcome = { result: Json } | { error: string; path?: string };

/** JSON.stringify refuses bigint, and a payout may be longer than a double can hold. */
function toJson(value: Json): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${toJson(field)}`).join(',')}}`;
}

const typeIds = new Map<unknown, number>(Object.entries(betTypes).map(([id, { name }]) => [name, Number(id)]));

/** Reads text odds as thousandths. Leaves any other text as it is, and the check refuses it. */
const milli = (text: unknown) =>
  text === undefined || text === null ? undefined : (milliFromDecimal(text) ?? Number.NaN);

const leg = (selection: unknown) => {
  const fields = isTree(selection) ? selection : {};
  return {
    milli: milliFromDecimal(fields.coef),
    statusId: fields.statusId,
    block: fields.block,
    kind: fields.kind,
    chance: fields.chance === undefined ? undefined : (millionthsOf(fields.chance) ?? Number.NaN),
    ...racingOf(fields, milliFromDecimal(fields.coef)),
  };
};

/** A share as text: "0.06" is 60 000 millionths. */
function millionthsOf(text: unknown): number | null {
  const match = typeof text === 'string' ? /^(0|[1-9]\d{0,2})(?:\.(\d{1,6}))?$/.exec(text) : null;
  return match === null ? null : Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0'));
}

const odds = (value: bigint | null | undefined) => (value === undefined || value === null ? value : decimalText(value));

const resultOf = ({ coef, bonusCoef, antiExpressCoef, placeCoef, ...figures }: ExactFigures): Json => ({
  coef: odds(coef),
  placeCoef: odds(placeCoef),
  bonusCoef: odds(bonusCoef),
  antiExpressCoef: odds(antiExpressCoef),
  combo: figures.combo,
  offset: figures.offset,
  maxByBlockMinor: figures.maxByBlock,
  possibleWinMinor: figures.possibleWin,
  minWinMinor: figures.minWin,
  possibleWinByBetMinor: figures.possibleWinByBet,
  payoutByBetMinor: figures.payoutByBet,
  payoutMinor: figures.payout,
});

function coupon(input: Fields): Outcome {
  const selections: readonly unknown[] | undefined = Array.isArray(input.selections) ? input.selections : undefined;
  const draft = {
    typeId: typeIds.get(input.type),
    legs: selections?.map(leg),
    amount: input.amountMinor,
    amounts: input.amountsMinor,
    systemValue: input.systemValue,
    isActiveSystemBanker: input.isActiveSystemBanker !== false,
    maxPayout: input.maxPayoutMinor,
    exactCoef: milli(input.exactCoef),
    bonusEnabled: input.bonusEnabled === true,
    manuallyDeletedBonusBet: input.manuallyDeletedBonusBet === true,
    maxBetAmount: input.maxBetAmountMinor,
    antiExpressMargin:
      input.antiExpressMargin === undefined ? undefined : (millionthsOf(input.antiExpressMargin) ?? Number.NaN),
  };
  const found = findProblem(draft);
  if (found !== null || !isCoupon(draft)) return { error: found?.code ?? 'unknown_type', path: found?.path ?? 'type' };
  const isEachWay = input.isEachWay === true;
  const racing = racingProblem(draft.typeId, isEachWay, selections ?? []);
  if (racing !== null) return { error: racing.code, path: racing.path };
  return { result: resultOf(isEachWay ? eachWayFigures(draft) : figuresByType[draft.typeId](draft)) };
}

/** Vectors hold the value without trailing zeros; screens show the zeros. */
const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?(?<!0)0+$/, '') : text);

/** All views except the ladder's own table, which no vector knows. */
function formats(input: Fields): Outcome {
  const coef = milliFromDecimal(input.coef);
  if (coef === null) return { error: 'coef_not_a_decimal_text', path: 'coef' };
  if (coef <= 1000) return { error: 'coef_not_above_1', path: 'coef' };
  const views = oddsViews.filter((view) => view !== 15);
  return { result: Object.fromEntries(views.map((view) => [view, withoutZeros(oddsText(coef, view))])) };
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

function step(input: Fields): Outcome {
  const { amountMinor, stepMinor, minMinor = null, maxMinor = null, direction } = input;
  const bad = checkAmount(stepMinor, 'stepMinor');
  if (bad !== null) return { error: bad.code, path: bad.path };
  if (!isWhole(amountMinor) || !isWhole(stepMinor)) return { error: 'amount_not_an_integer', path: 'amountMinor' };
  if (minMinor !== null && !isWhole(minMinor)) return { error: 'amount_not_an_integer', path: 'minMinor' };
  if (maxMinor !== null && !isWhole(maxMinor)) return { error: 'amount_not_an_integer', path: 'maxMinor' };
  const bounds = { step: stepMinor, min: minMinor, max: maxMinor };
  const next = nextAmount(amountMinor, { ...bounds, direction: direction === 'down' ? 'down' : 'up' });
  return { result: { amountMinor: next } };
}

const kinds: Readonly<Record<string, (input: Fields) => Outcome>> = {
  coupon,
  formats,
  step,
  systemOptions: ({ betCount, lobbyCount = 0 }) =>
    isWhole(betCount) && isWhole(lobbyCount) && betCount <= 50
      ? { result: { systemValues: systemOptions(betCount, lobbyCount) } }
      : { error: 'selection_count', path: 'betCount' },
  bonusCoef: ({ betCount }) =>
    isWhole(betCount)
      ? { result: { bonusCoef: decimalText(bonusBetMilli(betCount)) } }
      : { error: 'selection_count', path: 'betCount' },
};

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

/** Answers one line; `number` counts lines from 1. An empty line gets no answer. */
export function evaluateLine(line: string, number: number): string | null {
  if (line.trim() === '') return null;
  const vector = parsed(line);
  if (!isTree(vector)) return toJson({ line: number, error: 'not_json' });
  const evaluate =
    typeof vector.kind === 'string' && Object.hasOwn(kinds, vector.kind) ? kinds[vector.kind] : undefined;
  const outcome = evaluate?.(isTree(vector.input) ? vector.input : {}) ?? { error: 'unknown_kind' };
  const id = typeof vector.id === 'string' || typeof vector.id === 'number' ? vector.id : null;
  return toJson({ id, ...outcome });
}
