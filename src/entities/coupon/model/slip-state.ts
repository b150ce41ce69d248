import { combine, createEvent, createStore } from 'effector';

import type { CouponTypeId } from '@contracts/coupon';

import type { Bet, CouponPick } from '../lib/bet';
import { couponTopic, toggled, withLiveData, withMarks, type BetMarks } from '../lib/bets';
import { expressIdOf, regrouped, type FillSource } from '../lib/fill';
import { agreePrice } from '../lib/price';
import type { Sent, SlipRecord } from '../lib/slip-record';
import { typeFor } from '../lib/types';

export type SlipAnswer = { key: string; placed: 'all' | readonly number[]; isKeyFree?: boolean };
export type Removed = { bet: Bet; index: number };
type SlipBets = Pick<SlipRecord, 'bets' | 'addedAtByBetId' | 'chosenTypeId'>;
/** Stakes and sizes of a slip. `stake` null: the first one of the currency. */
export type SlipTerms = {
  iso: string;
  stake: number | null;
  stakeByBet: Record<string, number | null>;
  stakeByBlock: Record<string, number | null>;
  systemValue: number;
  isSystemBanker: boolean;
};
/** A slip as it stood, to go back to. */
export type Kept = SlipBets & { terms: SlipTerms };

// Nothing asks here whether the slip is on its way: what may be done to it, and when, is in slip.ts.
export const pickApplied = createEvent<{ pick: CouponPick; isNewSlip: boolean; at: number }>();
export const removalApplied = createEvent<Removed>();
export const restoreApplied = createEvent<Removed>();
/** The slip that goes, for the player to take back. */
export const clearApplied = createEvent<Kept>();
export const typeApplied = createEvent<CouponTypeId>();
export const agreementApplied = createEvent<number | 'all'>();
export const nextBegun = createEvent();
export const keyReleased = createEvent<SlipAnswer & { isCurrent: boolean }>();
/** The bets as the feed, a calculation or a refusal leave them. */
export const feedApplied = createEvent<Bet[]>();
/** `replaced` null: there is nothing to go back to. */
export const fillApplied = createEvent<SlipBets & { source: FillSource; isNewSlip: boolean; replaced: Kept | null }>();
/** A slip that was cleared or replaced comes back. */
export const slipRestored = createEvent<Kept>();

/** The slip goes out: from here on it is frozen in every tab. */
export const slipSent = createEvent<Sent>();
/** The slip as storage or another tab has it. */
export const slipLoaded = createEvent<SlipRecord>();
export const idsMade = createEvent<string[]>();
/** Marks that a calculation named. */
export const marksReceived = createEvent<readonly BetMarks[]>();
/** The last removal can no longer be undone. */
export const removalForgotten = createEvent();

const isLeaving = (bet: Bet, placed: 'all' | readonly number[]): boolean =>
  placed === 'all' || placed.includes(bet.market.id);

/** The id of the slip, which is its idempotency key, then those of the slips after it. Empty until they are made. */
export const $slipIds = createStore<string[]>([])
  .on(idsMade, (ids, made) => [...ids, ...made])
  .on(nextBegun, (ids) => ids.slice(1))
  .on([pickApplied, fillApplied], (ids, { isNewSlip }) => (isNewSlip ? ids.slice(1) : ids))
  .on(keyReleased, (ids, { isCurrent, isKeyFree = false }) => (isCurrent && !isKeyFree ? ids.slice(1) : ids))
  .on(slipLoaded, (ids, record) => (record.ids.length > 0 ? record.ids : ids));
export const $slipId = $slipIds.map((ids) => ids[0] ?? null);

/** Slips without a definitive answer, this one and those left behind. */
export const $sent = createStore<Sent[]>([])
  .on(slipSent, (all, sent) => [...all.filter(({ key }) => key !== sent.key), sent])
  .on(keyReleased, (all, { key }) => all.filter((sent) => sent.key !== key))
  .on(slipLoaded, (_, { sent }) => sent);

/** In the order in which they were added. */
export const $bets = createStore<Bet[]>([])
  .on(pickApplied, (bets, { pick, isNewSlip }) => regrouped(toggled(isNewSlip ? [] : bets, pick)))
  .on(removalApplied, (bets, { bet }) => regrouped(bets.filter(({ market }) => market.id !== bet.market.id)))
  .on(restoreApplied, (bets, { bet, index }) => regrouped(bets.toSpliced(index, 0, bet)))
  .on(typeApplied, (bets, typeId) => (typeId === 1 ? bets : regrouped(bets)))
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

/** The last removed bet, while it can be brought back. */
export const $removedBet = createStore<Removed | null>(null)
  .on(removalApplied, (_, removed) => removed)
  .reset(restoreApplied, removalForgotten, clearApplied, nextBegun, pickApplied, keyReleased, slipLoaded, fillApplied);

/** The slip that was cleared, while it can be brought back: until the next one begins, in whichever tab. */
export const $cleared = createStore<Kept | null>(null)
  .on(clearApplied, (_, kept) => (kept.bets.length > 0 ? kept : null))
  .on(slipLoaded, (kept, { bets, sent }) => (bets.length > 0 || sent.length > 0 ? null : kept))
  .reset(slipRestored, removalForgotten, pickApplied, fillApplied, nextBegun, keyReleased);

/** What a coupon from elsewhere took the place of, until the player changes the slip. */
export const $replaced = createStore<Kept | null>(null)
  .on(fillApplied, (_, { replaced }) => replaced)
  .reset(slipRestored, pickApplied, removalApplied, clearApplied, nextBegun, keyReleased, slipLoaded);

/** Market ids in the slip. */
export const $selectedIds = $bets
  .map((bets) => bets.map(({ market }) => market.id).join())
  .map((ids): ReadonlySet<number> => new Set(ids === '' ? [] : ids.split(',').map(Number)));
/** The accumulator of the day that this slip is; null once it has been changed. Spec: coupon §3. */
export const $expressId = $bets.map(expressIdOf);
/** The topic of the feed that carries these bets; null for an empty slip. */
export const $couponTopic = $bets.map(couponTopic);
export const $betCount = $bets.map(({ length }) => length);
export const $typeId = combine($chosenTypeId, $betCount, typeFor);

/** The slip as it went out, while its answer is missing. */
export const $currentSent = combine($sent, $slipId, (all, id) => all.find(({ key }) => key === id) ?? null);
export const $isFrozen = $currentSent.map((sent) => sent !== null);
