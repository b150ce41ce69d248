import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';

import { balanceRefreshRequested } from '@/entities/account';
import { $bets, betReceived, betsRequested, type PlacedBet } from '@/entities/bet';
import {
  $currentSent,
  $sent,
  isLiveBet,
  marksReceived,
  outcomeToggled,
  pricesReceived,
  type Sent,
  slipFilled,
  slipLeft,
  slipLoaded,
  slipTouched,
} from '@/entities/coupon';
import {
  type Answered,
  answered,
  newsOfOutcome,
  type Outcome,
  outcomeOf,
  overheard,
  placing,
  type Refusal,
  type RefusedBet,
} from '@/entities/placement';
import { $userId } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { answerDeadlineMs } from '@/shared/keyed-call';
import { $now } from '@/shared/lib/clock';

/** The server took the slip. Several singles bring one coupon for each bet, and the server may refuse some. */
export type Receipt = { sent: Sent; coupons: PlacedBet[]; refusedBets: RefusedBet[] };
/**
 * Why the slip in front of the player did not become a bet. `not_placed`: the slip never reached the server, and can no longer
 * reach it.
 */
export type Refused = { kind: 'refused'; refusal: Refusal } | { kind: 'not_placed' };

/** The longest that a live bet waits for acceptance (decision D-59). */
export const liveDelayMs = 8000;

export const receiptClosed = createEvent();
/**
 * The player has these coupons now. Only one tab says so, however many hear the answer, so that whoever counts coupons counts
 * each once.
 */
export const betPlaced = createEvent<Receipt>();
/** The server answered for a slip that the player had left behind. */
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
 * What the panel shows in place of the empty coupon, until the player closes it or begins the next slip in any tab. Shows its
 * coupons as they are now, because a trader may have answered. Spec: coupon §3 "successCoupon".
 */
export const $receipt = combine($received, $bets, (receipt, bets) =>
  receipt === null
    ? null
    : { ...receipt, coupons: receipt.coupons.map((coupon) => bets?.find(({ id }) => id === coupon.id) ?? coupon) },
);
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

// However many tabs hear an answer, one of them counts the bet.
sample({
  clock: placing.counted.filterMap(({ call, outcome }) => receiptOf({ sent: call, outcome: outcomeOf(outcome) })),
  target: betPlaced,
});

/** The answer for the slip in front of the player, whichever tab heard it first. */
const shown = merge([answered, overheard]).filter({ fn: ({ isCurrent }) => isCurrent });
sample({ clock: shown.filterMap(receiptOf), target: receiptReceived });
sample({ clock: shown.filterMap(refusedOf), target: refusalReceived });
sample({ clock: answered, filter: ({ isCurrent }) => !isCurrent, target: leftSlipAnswered });

// A refusal is newer than the feed. So the rows show at once what it says: which odds ask for a yes, and which bets are closed or over.
const news = shown.filterMap(({ outcome }) => newsOfOutcome(outcome) ?? undefined);
sample({ clock: news, fn: ({ prices }) => prices, target: pricesReceived });
sample({ clock: news, fn: ({ marks }) => marks, target: marksReceived });

// The server's ledger has changed: header and my bets learn it without a reload.
const taken = merge([answered, overheard]).filterMap(receiptOf);
sample({ clock: taken, target: balanceRefreshRequested });
// Another slip had the key, so the player finds in my bets what became of it.
sample({
  clock: [answered, overheard],
  filter: ({ outcome }) => outcome.kind === 'key_taken',
  target: [betsRequested, balanceRefreshRequested],
});
const announceFx = createEffect(({ coupons }: Receipt) => {
  for (const coupon of coupons) betReceived(coupon);
});
sample({ clock: taken, target: announceFx });
// An answer comes in the language of the tab that sent the slip. When this tab speaks another one, it reads the names in its own.
sample({
  clock: taken,
  source: $language,
  filter: (language, { sent }) => sent.request.lng !== language,
  target: betsRequested,
});

// When another player of this browser sent the slip, this player does not wait for its answer.
sample({
  clock: [$userId, $currentSent],
  source: { sent: $currentSent, userId: $userId },
  filter: ({ sent, userId }) => sent !== null && userId !== null && sent.userId !== userId,
  target: slipLeft,
});

/**
 * Where the slip in front of the player is. Null: the player still edits it. `secondsLeft`: of the longest live delay,
 * null for a slip without live bets. `needsSignIn`: nobody may ask for the answer before the player is back.
 */
export type Process =
  | { stage: 'accepting'; sent: Sent; secondsLeft: number | null }
  | { stage: 'checking'; sent: Sent; looks: number; needsSignIn: boolean };

export const $process = combine(
  $currentSent,
  placing.$runs,
  $now,
  $userId,
  (sent, runs, now, userId): Process | null => {
    if (sent === null) return null;
    const run = runs.get(sent.key);
    const age = now - sent.sentAt;
    if (run?.stage !== 'asking' && age < answerDeadlineMs) {
      const isLive = sent.bets.some(isLiveBet);
      return {
        stage: 'accepting',
        sent,
        secondsLeft: isLive ? Math.max(0, Math.ceil((liveDelayMs - age) / 1000)) : null,
      };
    }
    return { stage: 'checking', sent, looks: run?.looks ?? 0, needsSignIn: userId === null };
  },
);

/** How many slips that the player left behind have no answer yet. */
export const $behindCount = combine($sent, $currentSent, (all, current) => all.length - (current === null ? 0 : 1));
