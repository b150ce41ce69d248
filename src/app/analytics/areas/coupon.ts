import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { CouponTypeId } from '@contracts/coupon';

import { $bets, $keptCount, type Bet, betRemoved, couponCleared, outcomeToggled, typeChosen } from '@/entities/coupon';
import { $refused, betPlaced, depositOpened, type Receipt } from '@/features/betting/place-bet';
import { betTypeName, type Happened, happened, tracked } from '@/features/collect-events';

const marketOf = ({ market: { sportId, gameId, champId } }: Bet) => ({ sportId, gameId, champId });

/** Counting of the coupon starts. The press that loaded this code is already in the slip. */
export const couponAreaOpened = createEvent();
const opened = sample({ clock: couponAreaOpened, source: { bets: $bets, keptCount: $keptCount } });

/** The slip before the last change: it still holds what the player took off. */
const $before = createStore<readonly Bet[]>([]);
const changed = sample({
  clock: $bets.updates,
  source: $before,
  fn: (before, bets) => ({
    bets,
    added: bets.filter((bet) => !before.some(({ market }) => market.id === bet.market.id)),
  }),
});
sample({ clock: [changed.map(({ bets }) => bets), opened.map(({ bets }) => bets)], target: $before });

const $markets = combine($before, (bets) => new Map(bets.map((bet) => [bet.market.id, marketOf(bet)])));

// Counts only bets that the player pressed. A bet from the storage or from another tab was counted before.
const $pressed = createStore<number | null>(null).on(outcomeToggled, (_, { marketId }) => marketId);
const added = sample({
  clock: changed,
  source: $pressed,
  fn: (pressed, change) => change.added.find(({ market }) => market.id === pressed),
});
const takenOff = sample({
  clock: [betRemoved, outcomeToggled.map(({ marketId }) => marketId)],
  source: $markets,
  fn: (markets, id) => markets.get(id),
});
sample({
  clock: takenOff.filterMap((market) => market),
  fn: (market) => happened('betRemoved', market),
  target: tracked,
});
sample({
  clock: opened.filterMap(({ bets, keptCount }) => (bets.length > keptCount ? bets.at(-1) : undefined)),
  fn: (bet) => happened('betAdded', marketOf(bet)),
  target: tracked,
});
sample({ clock: added.filterMap((bet) => bet), fn: (bet) => happened('betAdded', marketOf(bet)), target: tracked });
sample({ clock: couponCleared, fn: () => happened('couponCleared', {}), target: tracked });
sample({
  clock: typeChosen,
  fn: (couponTypeId) => happened('couponTypeChanged', { couponTypeId, betType: betTypeName(couponTypeId) }),
  target: tracked,
});

/**
 * One event for each coupon that was taken; several singles give several. A coupon of several bets counts under the
 * market of its first. Spec: coupon §3.
 */
const betsDone = ({ sent: { request, bets }, coupons }: Receipt) => {
  const typeId = request.typeId as CouponTypeId;
  const { promoCode = '', source } = request;
  return coupons.flatMap(({ legs }) => {
    const taken = bets.filter(({ market }) => legs.some(({ marketId }) => marketId === market.id));
    const [first] = taken;
    if (first === undefined) return [];
    return happened('betDone', {
      ...marketOf(first),
      couponTypeId: typeId,
      betType: betTypeName(typeId),
      coefficientId: first.market.id,
      promoCode,
      isOneClick: source === 'one_click' ? 1 : 0,
      section: taken.some(({ market }) => market.isLive) ? 'live' : 'line',
    });
  });
};
const trackAllFx = createEffect((events: readonly Happened[]) => {
  for (const event of events) tracked(event);
});
sample({ clock: betPlaced, fn: betsDone, target: trackAllFx });
sample({ clock: depositOpened, fn: () => happened('depositCall', { place: 'coupon' }), target: tracked });
sample({
  clock: $refused.updates,
  filter: (refused) => refused !== null,
  fn: (refused) =>
    happened('betRefused', { code: refused?.kind === 'refused' ? String(refused.refusal.code) : 'not_placed' }),
  target: tracked,
});
