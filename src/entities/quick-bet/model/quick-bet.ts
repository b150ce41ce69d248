import { combine, createEvent, createStore, sample } from 'effector';

import {
  $initialStake,
  $selectedIds,
  agreePrice,
  type Bet,
  type CouponPick,
  couponTopic,
  newBet,
  outcomeToggled,
  withChanges,
} from '@/entities/coupon/@x/quick-bet';
import { $arithmetic, arithmeticWanted } from '@/entities/coupon-figures/@x/quick-bet';
import { feedChanged } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import { quickPicked } from './picks';

/** The small slip next to a pressed price holds one single, separate from the coupon (decision D-58). */
export const quickStakeChanged = createEvent<number | null>();
/** The player says yes to the shown price. */
export const quickOddsAgreed = createEvent();
export const quickLeft = createEvent();
/** The player moves the bet to the coupon, at the price that the small slip shows. */
export const quickMoved = createEvent<Bet>();

const feedApplied = createEvent<Bet>();

export const $quickBet = createStore<Bet | null>(null)
  .on(quickPicked, (bet, pick) => (bet?.market.id === pick.marketId ? null : newBet(pick)))
  .on(quickOddsAgreed, (bet) => bet && agreePrice(bet))
  .on(feedApplied, (_, bet) => bet)
  .reset(quickLeft, quickMoved, outcomeToggled);
export const $quickTopic = $quickBet.map((bet) => bet && couponTopic([bet]));

const $typed = createStore<number | 'untouched' | null>('untouched')
  .on(quickStakeChanged, (_, minor) => minor)
  .reset(quickPicked);
/** Minor units of the coupon's currency; null: the field holds no amount. */
export const $quickStake = combine($typed, $initialStake, (typed, first) => (typed === 'untouched' ? first : typed));

/** A plain single: the page has not asked for the house's limits, and the player can add nothing to the bet. */
const single = {
  typeId: 0,
  stakeByBet: {},
  maxPayout: null,
  exactCoef: null,
  isBonusEnabled: false,
  manuallyDeletedBonusBet: false,
  hyperBonus: null,
} as const;
/** What the bet can win at the price that the slip shows, minor units. Null while it is not known. */
export const $quickWin = combine($quickBet, $quickStake, $arithmetic, (bet, stake, arithmetic) =>
  bet === null ? null : (arithmetic?.figuresOf({ ...single, bets: [bet], stake }).possibleWin ?? null),
);

sample({ clock: quickPicked, target: arithmeticWanted });

const changed = sample({
  clock: feedChanged,
  source: { bet: $quickBet, at: $now },
  fn: ({ bet, at }, changes) => (bet ? withChanges([bet], changes, at)[0] : undefined),
});
sample({ clock: changed.filterMap((bet) => bet), target: feedApplied });

sample({
  clock: quickMoved,
  source: $selectedIds,
  filter: (ids, { market }) => !ids.has(market.id),
  fn: (_, bet) => pickOf(bet),
  target: outcomeToggled,
});

/** Turns the bet into the pick that a press on its price makes. */
function pickOf({ market: { id, gameId, milliOdds, ...market }, ...bet }: Bet): CouponPick {
  const { game, isBlocked, isBannedExpress, expressId, statisticId, playersDuel } = bet;
  return {
    marketId: id,
    gameId,
    milliOdds,
    market,
    game,
    isBlocked,
    isBannedExpress,
    expressId,
    statisticId,
    playersDuel,
  };
}
