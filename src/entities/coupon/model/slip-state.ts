import { combine, createEvent, createStore } from 'effector';

import type { CouponTypeId } from '@contracts/coupon';
import { isExpress } from '@contracts/coupon-types';

import type { Bet, CouponPick } from '../lib/bet';
import { type BetMarks, couponTopic, toggled, withLiveData, withMarks } from '../lib/bets';
import { expressIdOf, type FillSource, regrouped } from '../lib/fill';
import { agreePrice } from '../lib/price';
import type { Sent, SlipRecord } from '../lib/slip-record';
import { typeFor } from '../lib/types';

export type SlipAnswer = { key: string; placed: 'all' | readonly number[]; isKeyFree?: boolean };
export type Removed = { bet: Bet; index: number };
type SlipBets = Pick<SlipRecord, 'bets' | 'addedAtByBetId' | 'chosenTypeId'>;
/** Stakes and sizes of a slip. `stake` null: the currency's first stake. */
export type SlipTerms = {
  iso: string;
  stake: number | null;
  stakeByBet: Record<string, number | null>;
  stakeByBlock: Record<string, number | null>;
  systemValue: number;
  isSystemBanker: boolean;
};
/** A slip as it was, so that the player can go back to it. */
export type Kept = SlipBets & { terms: SlipTerms };

// This file does not check whether the slip has been sent: slip.ts decides what may happen to the slip, and when.
export const pickApplied = createEvent<{ pick: CouponPick; isNewSlip: boolean; at: number }>();
export const removalApplied = createEvent<Removed>();
export const restoreApplied = createEvent<Removed>();
/** Carries the cleared slip, so that the player can restore it. */
export const clearApplied = createEvent<Kept>();
export const typeApplied = createEvent<CouponTypeId>();
export const agreementApplied = createEvent<number | 'all'>();
export const nextBegun = createEvent();
export const keyReleased = createEvent<SlipAnswer & { isCurrent: boolean }>();
/** Carries the bets as the feed, a calculation or a refusal leaves them. */
export const feedApplied = createEvent<Bet[]>();
/** `replaced` null: the player has nothing to go back to. */
export const fillApplied = createEvent<SlipBets & { source: FillSource; isNewSlip: boolean; replaced: Kept | null }>();
/** A cleared or replaced slip is restored. */
export const slipRestored = createEvent<Kept>();

/** The slip is sent. From now on it is frozen in every tab. */
export const slipSent = createEvent<Sent>();
/** Carries the slip as storage or another tab has it. */
export const slipLoaded = createEvent<SlipRecord>();
export const idsMade = createEvent<string[]>();
/** Carries the marks that a calculation gave. */
export const marksReceived = createEvent<readonly BetMarks[]>();
/** The player can no longer undo the last removal. */
export const removalForgotten = createEvent();

const isLeaving = (bet: Bet, placed: 'all' | readonly number[]): boolean =>
  placed === 'all' || placed.includes(bet.market.id);

/** First the id of this slip, which is its idempotency key, then the ids of the slips after it. Empty until they are made. */
export const $slipIds = createStore<string[]>([])
  .on(idsMade, (ids, made) => [...ids, ...made])
  .on(nextBegun, (ids) => ids.slice(1))
  .on([pickApplied, fillApplied], (ids, { isNewSlip }) => (isNewSlip ? ids.slice(1) : ids))
  .on(keyReleased, (ids, { isCurrent, isKeyFree = false }) => (isCurrent && !isKeyFree ? ids.slice(1) : ids))
  .on(slipLoaded, (ids, record) => (record.ids.length > 0 ? record.ids : ids));
export const $slipId = $slipIds.map((ids) => ids[0] ?? null);

/** Sent slips without a definitive answer: this one, and those that the player left behind. */
export const $sent = createStore<Sent[]>([])
  .on(slipSent, (all, sent) => [...all.filter(({ key }) => key !== sent.key), sent])
  .on(keyReleased, (all, { key }) => all.filter((sent) => sent.key !== key))
  .on(slipLoaded, (_, { sent }) => sent);

/** In the order in which they were added. */
export const $bets = createStore<Bet[]>([])
  .on(pickApplied, (bets, { pick, isNewSlip }) => regrouped(toggled(isNewSlip ? [] : bets, pick)))
  .on(removalApplied, (bets, { bet }) => regrouped(bets.filter(({ market }) => market.id !== bet.market.id)))
  .on(restoreApplied, (bets, { bet, index }) => regrouped(bets.toSpliced(index, 0, bet)))
  .on(typeApplied, (bets, typeId) => (isExpress(typeId) ? bets : regrouped(bets)))
  .on([fillApplied, slipRestored], (_, { bets }) => bets)
  .on(agreementApplied, (bets, id) => bets.map((bet) => (id === 'all' || id === bet.market.id ? agreePrice(bet) : bet)))
  .on([clearApplied, nextBegun], () => [])
  .on(keyReleased, (bets, { isCurrent, placed }) => (isCurrent ? bets.filter((bet) => !isLeaving(bet, placed)) : bets))
  .on(slipLoaded, (bets, record) => withLiveData(record.bets, bets))
  .on(feedApplied, (_, bets) => bets)
  .on(marksReceived, withMarks);

/** Epoch ms by market id. Spec: coupon §3 "addedAtByBetId". */
export const $addedAtByBetId = createStore<Record<string, number>>({})
  .on(pickApplied, (times, { pick, at, isNewSlip }) => ({ ...(isNewSlip ? {} : times), [pick.marketId]: at }))
  .on([fillApplied, slipRestored], (_, { addedAtByBetId }) => addedAtByBetId)
  .on([clearApplied, nextBegun], () => ({}))
  .on(slipLoaded, (_, record) => record.addedAtByBetId);

/** Null: the type follows the number of bets. */
export const $chosenTypeId = createStore<CouponTypeId | null>(null)
  .on(typeApplied, (_, typeId) => typeId)
  .on([fillApplied, slipRestored], (_, { chosenTypeId }) => chosenTypeId)
  .on([clearApplied, nextBegun], () => null)
  .on(pickApplied, (typeId, { isNewSlip }) => (isNewSlip ? null : typeId))
  .on(slipLoaded, (_, record) => record.chosenTypeId);

/** The last removed bet, while the player can bring it back. */
export const $removedBet = createStore<Removed | null>(null)
  .on(removalApplied, (_, removed) => removed)
  .reset(restoreApplied, removalForgotten, clearApplied, nextBegun, pickApplied, keyReleased, slipLoaded, fillApplied);

/** The cleared slip, while the player can bring it back: until the next slip begins in any tab. */
export const $cleared = createStore<Kept | null>(null)
  .on(clearApplied, (_, kept) => (kept.bets.length > 0 ? kept : null))
  .on(slipLoaded, (kept, { bets, sent }) => (bets.length > 0 || sent.length > 0 ? null : kept))
  .reset(slipRestored, removalForgotten, pickApplied, fillApplied, nextBegun, keyReleased);

/** The removed bets that the player can restore: the last one, or all of a cleared slip. */
export const $takenOff = combine($removedBet, $cleared, (removed, cleared) =>
  removed ? [removed.bet] : (cleared?.bets ?? []),
);

/** The slip that a coupon from elsewhere has replaced. Null once the player changes the slip. */
export const $replaced = createStore<Kept | null>(null)
  .on(fillApplied, (_, { replaced }) => replaced)
  .reset(slipRestored, pickApplied, removalApplied, clearApplied, nextBegun, keyReleased, slipLoaded);

/** Market ids in the slip. */
export const $selectedIds = $bets
  .map((bets) => bets.map(({ market }) => market.id).join())
  .map((ids): ReadonlySet<number> => new Set(ids === '' ? [] : ids.split(',').map(Number)));
/** The accumulator of the day that this slip is. Null once the player has changed it. Spec: coupon §3. */
export const $expressId = $bets.map(expressIdOf);
/** The topic of the feed that carries these bets; null for an empty slip. */
export const $couponTopic = $bets.map(couponTopic);
export const $betCount = $bets.map(({ length }) => length);
export const $typeId = combine($chosenTypeId, $betCount, typeFor);

/** The slip as it was sent, while its answer is missing. */
export const $currentSent = combine($sent, $slipId, (all, id) => all.find(({ key }) => key === id) ?? null);
export const $isFrozen = $currentSent.map((sent) => sent !== null);
