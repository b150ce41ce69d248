import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';

import { balanceRefreshRequested } from '@/entities/account';
import { $bets, betReceived, betsRequested, type PlacedBet } from '@/entities/bet';
import {
  $currentSent,
  $sent,
  isLiveBet,
  keyStruckOff,
  marksReceived,
  outcomeToggled,
  pricesReceived,
  slipFilled,
  slipLeft,
  slipLoaded,
  slipTouched,
  type Sent,
} from '@/entities/coupon';
import { $userId } from '@/entities/session';
import { $now } from '@/shared/lib/clock';

import { newsOfOutcome, type Outcome, type RefusedBet, type Refusal } from '../lib/outcome';
import { DEADLINE_MS, LIVE_DELAY_MS } from '../lib/schedule';
import { $runs, answered, answeredElsewhere, type Answered } from './placement';

/** A slip that was taken. Several singles bring one coupon a bet, and may leave some refused. */
export type Receipt = { sent: Sent; coupons: PlacedBet[]; refusedBets: RefusedBet[] };
/** Why the slip in front of the player did not become a bet. `not_placed`: it never arrived, and cannot arrive any more. */
export type Refused = { kind: 'refused'; refusal: Refusal } | { kind: 'not_placed' };

export const receiptClosed = createEvent();
/** Coupons that the player has now, for whoever counts them: said in one tab, however many heard of the answer. */
export const betPlaced = createEvent<Receipt>();
/** A slip that the player had left behind got its answer. */
export const leftSlipAnswered = createEvent<Answered>();

const receiptReceived = createEvent<Receipt>();
const isOf = (receipt: Receipt | null, id: number) =>
  receipt?.sent.bets.some(({ market }) => market.id === id) ?? false;
const refusalReceived = createEvent<Refused>();

const $received = createStore<Receipt | null>(null)
  .on(receiptReceived, (_, receipt) => receipt)
  .on(slipLoaded, (receipt, { bets }) => (bets.every(({ market }) => isOf(receipt, market.id)) ? receipt : null))
  .reset(receiptClosed, outcomeToggled, slipFilled, $userId);
/**
 * Shown in place of the empty coupon until it is closed or the next slip begins, in whichever tab; its coupons as they are now, a trader may have had his say.
 * Spec: coupon §3 "successCoupon".
 */
export const $receipt = combine($received, $bets, (receipt, bets) =>
  receipt === null
    ? null
    : { ...receipt, coupons: receipt.coupons.map((coupon) => bets?.find(({ id }) => id === coupon.id) ?? coupon) },
);
/** Coupon ids of the last receipt and codes of the bets that were refused, by market id. Spec: coupon §3 "singlesResultCoupons". */
export const $singlesResultCoupons = $receipt.map((receipt) =>
  receipt?.sent.request.typeId === 9
    ? [
        ...receipt.coupons.map(({ id, legs }) => ({ marketId: legs[0]?.marketId ?? 0, couponId: id, code: null })),
        ...receipt.refusedBets.map(({ marketId, refusal }) => ({ marketId, couponId: null, code: refusal.code })),
      ]
    : [],
);
export const $successCoupon = $receipt.map((receipt) => receipt?.coupons[0]?.id ?? null);

/** Stays until the player changes the slip or sends it again. */
export const $refused = createStore<Refused | null>(null)
  .on(refusalReceived, (_, refused) => refused)
  .reset(receiptReceived, slipTouched, $userId);

const receiptOf = ({ sent, outcome }: Omit<Answered, 'isCurrent'>): Receipt | undefined =>
  outcome.kind === 'accepted' ? { sent, coupons: outcome.coupons, refusedBets: outcome.refusedBets } : undefined;
const refusedOf = ({ outcome }: { outcome: Outcome }): Refused | undefined => {
  if (outcome.kind === 'closed') return { kind: 'not_placed' };
  return 'refusal' in outcome ? { kind: 'refused', refusal: outcome.refusal } : undefined;
};

// Two tabs may look up one key at once, before either hears of the other: the one that strikes it off counts the bet.
const $uncounted = createStore<readonly Answered[]>([]).on(answered, (all, answer) => [...all, answer]);
const struckOff = sample({
  clock: keyStruckOff,
  source: $uncounted,
  fn: (all, { key, isFirst }) => ({ key, answer: isFirst ? all.find(({ sent }) => sent.key === key) : undefined }),
});
$uncounted.on(struckOff, (all, { key }) => all.filter(({ sent }) => sent.key !== key));
sample({ clock: struckOff.filterMap(({ answer }) => answer && receiptOf(answer)), target: betPlaced });

/** What became of the slip in front of the player, whichever tab heard it first. */
const shown = merge([answered.filter({ fn: ({ isCurrent }) => isCurrent }), answeredElsewhere]);
sample({ clock: shown.filterMap(receiptOf), target: receiptReceived });
sample({ clock: shown.filterMap(refusedOf), target: refusalReceived });
sample({ clock: answered, filter: ({ isCurrent }) => !isCurrent, target: leftSlipAnswered });

// A refusal is newer than the feed: the rows show at once what it names, odds that ask for a yes and what is closed or over.
const news = shown.filterMap(({ outcome }) => newsOfOutcome(outcome) ?? undefined);
sample({ clock: news, fn: ({ prices }) => prices, target: pricesReceived });
sample({ clock: news, fn: ({ marks }) => marks, target: marksReceived });

// The ledger has moved: header and my bets know it without a reload.
const taken = merge([answered, answeredElsewhere]).filterMap(receiptOf);
sample({ clock: taken, fn: () => undefined, target: balanceRefreshRequested });
// Another slip had the key: what became of it stands in my bets.
sample({
  clock: [answered, answeredElsewhere],
  filter: ({ outcome }) => outcome.kind === 'key_taken',
  fn: () => undefined,
  target: [betsRequested, balanceRefreshRequested],
});
const announceFx = createEffect(({ coupons }: Receipt) => {
  for (const coupon of coupons) betReceived(coupon);
});
sample({ clock: taken, target: announceFx });

// A slip that another player of this browser sent is not this player's to wait for.
sample({
  clock: [$userId, $currentSent],
  source: { sent: $currentSent, userId: $userId },
  filter: ({ sent, userId }) => sent !== null && userId !== null && sent.userId !== userId,
  fn: () => undefined,
  target: slipLeft,
});

/**
 * Where the slip in front of the player is; null: in his hands. `secondsLeft`: of the longest live delay, null for a slip without live bets.
 * `needsSignIn`: nobody may ask for the answer before the player is back.
 */
export type Process =
  | { stage: 'accepting'; sent: Sent; secondsLeft: number | null }
  | { stage: 'checking'; sent: Sent; looks: number; needsSignIn: boolean };

export const $process = combine($currentSent, $runs, $now, $userId, (sent, runs, now, userId): Process | null => {
  if (sent === null) return null;
  const run = runs[sent.key];
  const age = now - sent.sentAt;
  if (run?.isMissed !== true && age < DEADLINE_MS) {
    const isLive = sent.bets.some(isLiveBet);
    return {
      stage: 'accepting',
      sent,
      secondsLeft: isLive ? Math.max(0, Math.ceil((LIVE_DELAY_MS - age) / 1000)) : null,
    };
  }
  return { stage: 'checking', sent, looks: run?.looks ?? 0, needsSignIn: userId === null };
});

/** How many slips that the player left behind have no answer yet. */
export const $behindCount = combine($sent, $currentSent, (all, current) => all.length - (current === null ? 0 : 1));
