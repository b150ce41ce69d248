import type { PromotionDeal, PromotionProduct, PromotionState } from '../../../contracts/articles.ts';
import { currencyFacts } from '../../../contracts/currencies.ts';
import returns from '../../../contracts/games/returns.json' with { type: 'json' };
import { shareOfMargin } from '../../../contracts/maths/bonus-worth.ts';
import { formatMoney } from '../../../contracts/money-text.ts';
import { toWire } from '../../account/wire.ts';
import { mostOf } from '../../bonuses/first-deposit.ts';
import { isFirstBonusFree } from '../../bonuses/index.ts';
import { runningProducts } from '../../bonuses/store.ts';
import { terms } from '../../bonuses/terms.ts';
import { levelsOf } from '../../cashback/level.ts';
import { keptSettings } from '../../kept-settings/index.ts';
import { limitsOf } from '../../protection/limit-store.ts';
import { mainIso } from '../../protection/main-currency.ts';
import { siteConfig } from '../../site/index.ts';
import type { World } from '../../world/world.ts';

export type HousePromotion = {
  id:
    | 'first-deposit-sport'
    | 'first-deposit-casino'
    | 'express-bonus'
    | 'cashback'
    | 'safe-account'
    | 'own-limit'
    | 'play-money';
  product: PromotionProduct;
  /** The values for `{{…}}` in its texts. */
  values: Readonly<Record<string, string>>;
  state?: PromotionState;
  deal?: PromotionDeal;
  choice?: number;
};

/** The player who asks; null: a visitor. */
type Asked = { world: World; userId: number | null; language: string };

const gamesScale = 10_000;
/** Of the sums staked in games, the share that the game with the lowest return keeps. */
const keptOfGames = Math.round((1 - Math.min(...Object.values(returns).map(({ least }) => least))) * gamesScale);

/** The share of the stakes that the house keeps, at the terms that are the same for everybody. */
function shareOf(world: World, product: 'sport' | 'casino'): Pick<PromotionDeal, 'part' | 'of' | 'margin'> {
  if (product === 'casino') return { part: keptOfGames, of: gamesScale, margin: keptOfGames / 100 };
  const percent = world.simulator.margins().rows[0]?.percent ?? 0;
  return { ...shareOfMargin(Math.round(percent * 10)), margin: percent };
}

const spreadBets = 50;

function depositPromotion({ world, userId, language }: Asked, product: 'sport' | 'casino'): HousePromotion[] {
  const choice = product === 'sport' ? 1 : 2;
  const iso = userId === null ? 'USD' : mainIso(world, userId);
  const isRunning = userId !== null && runningProducts(world, userId).includes(product);
  if (userId !== null && !isRunning && !isFirstBonusFree(world, userId, iso)) return [];
  const isChosen = userId !== null && keptSettings(world, userId).first_deposit_bonus_type === choice;
  const most = mostOf(iso);
  const { wager, percent, days, leastMilli } = terms;
  return [
    {
      id: `first-deposit-${product}`,
      product,
      choice,
      ...(isRunning ? { state: 'running' } : isChosen ? { state: 'chosen' } : {}),
      values: {
        most: formatMoney(most, iso, language),
        required: formatMoney(most * wager, iso, language),
        wager: String(wager),
        percent: String(percent),
        days: String(days),
        odds: (leastMilli / 1000).toFixed(2),
      },
      deal: {
        iso,
        digits: currencyFacts(iso).digits,
        amount: toWire(most, iso),
        wager,
        days,
        bets: spreadBets,
        ...shareOf(world, product),
      },
    },
  ];
}

/** The present offers of the house for this caller. */
export function housePromotions(asked: Asked): HousePromotion[] {
  const { world, userId, language } = asked;
  const iso = userId === null ? 'USD' : mainIso(world, userId);
  const first = currencyFacts(iso).first;
  const levels = levelsOf('common').map(({ percent }) => percent);
  const hasLimit = userId !== null && [...limitsOf(world.db, userId).values()].some(({ value }) => value !== null);
  return [
    ...depositPromotion(asked, 'sport'),
    ...depositPromotion(asked, 'casino'),
    ...(siteConfig(world, 'en').isAvailableCouponBonusBet
      ? [{ id: 'express-bonus', product: 'sport', values: {} } as const]
      : []),
    {
      id: 'cashback',
      product: 'sport',
      values: { least: String(Math.min(...levels)), highest: String(Math.max(...levels)) },
    },
    {
      id: 'safe-account',
      product: 'any',
      values: { one: formatMoney(first, iso, language), two: formatMoney(first * 2, iso, language) },
    },
    { id: 'own-limit', product: 'any', values: {}, ...(hasLimit ? { state: 'done' } : {}) },
    { id: 'play-money', product: 'any', values: {} },
  ];
}
