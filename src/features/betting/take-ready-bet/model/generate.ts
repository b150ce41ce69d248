import { combine, createEvent, createStore, sample } from 'effector';

import type { OfferedMarket } from '@contracts/sharing';

import { $currencyIso } from '@/entities/coupon';
import { $language } from '@/shared/i18n';
import { $locale } from '@/shared/lib/language';
import { currencyFacts, parseMoney, toWire, typedAmount } from '@/shared/lib/money';

import { generateMutation } from '../api/ready-bets';

export const stakeTyped = createEvent<string>();
export const winTyped = createEvent<string>();
/** Null: as many bets as it takes. */
export const countChosen = createEvent<number | null>();
export const generateAsked = createEvent();

const $typedStake = createStore<string | null>(null).on(stakeTyped, (_, text) => text);
const $typedWin = createStore<string | null>(null).on(winTyped, (_, text) => text);
export const $count = createStore<number | null>(null).on(countChosen, (_, count) => count);

/** The values before the player types: the currency's first stake, and ten times as much. */
export const $stakeText = combine(
  [$typedStake, $currencyIso, $locale],
  ([typed, iso, locale]) => typed ?? typedAmount(currencyFacts(iso).first, iso, locale),
);
export const $winText = combine(
  [$typedWin, $currencyIso, $locale],
  ([typed, iso, locale]) => typed ?? typedAmount(currencyFacts(iso).first * 10, iso, locale),
);

/** In units of the currency. Null: one field holds no sum, or there is nothing to win. */
const $sums = combine($stakeText, $winText, $currencyIso, $locale, (stake, win, iso, locale) => {
  const [amount, wanted] = [parseMoney(stake, iso, locale), parseMoney(win, iso, locale)];
  if (amount === null || wanted === null || amount <= 0 || wanted <= amount) return null;
  const { digits } = currencyFacts(iso);
  return { amount: toWire(amount, digits), win: toWire(wanted, digits) };
});

type Generated =
  | { kind: 'none' }
  | { kind: 'wrong' }
  | { kind: 'empty' }
  | { kind: 'failed' }
  | { kind: 'found'; markets: readonly OfferedMarket[]; coef: number };

const askedWrongly = sample({
  clock: generateAsked,
  source: $sums,
  filter: (sums) => sums === null,
});

/** The result of the last press. */
export const $generated = createStore<Generated>({ kind: 'none' })
  .on(askedWrongly, () => ({ kind: 'wrong' }))
  .on(generateMutation.finished.success, (_, { result }) => ({ kind: 'found', ...result }))
  .on(generateMutation.finished.failure, (_, { error }) => ({ kind: error.statusCode === 404 ? 'empty' : 'failed' }))
  .reset(stakeTyped, winTyped, countChosen);
export const $isGenerating = generateMutation.$pending;

const asked = sample({
  clock: generateAsked,
  source: { sums: $sums, count: $count, language: $language },
  fn: ({ sums, count, language }) => sums && { ...sums, count, language },
});
sample({ clock: asked.filterMap((wish) => wish ?? undefined), target: generateMutation.start });
