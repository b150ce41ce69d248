import { combine, createEvent, createStore, sample } from 'effector';

import type { CouponTypeId } from '@contracts/coupon';

import { feedChanged } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import type { Bet, CouponPick } from '../lib/bet';
import { couponTopic, isPicked, toggled, withChanges, withLiveData, withMarks, type BetMarks } from '../lib/bets';
import { expressIdOf, withoutExpress, type FillSource, type SlipFill } from '../lib/fill';
import { agreePrice, movePrice } from '../lib/price';
import type { Sent, SlipRecord } from '../lib/slip-record';
import { MAX_BETS, typeFor } from '../lib/types';

/** A press on a price: adds the bet, or takes it off. While the slip is on its way, it begins the next slip. */
export const outcomeToggled = createEvent<CouponPick>();
/** By market id. */
export const betRemoved = createEvent<number>();
/** Undo of the last removal. */
export const betRestored = createEvent();
export const removalForgotten = createEvent();
export const couponCleared = createEvent();
export const typeChosen = createEvent<CouponTypeId>();
/** The player says yes to the shown price of one market, or of all. */
export const oddsAgreed = createEvent<number | 'all'>();

/** A whole coupon from elsewhere takes the place of the bets that are here; while the slip is on its way, it is the next slip. */
export const slipFilled = createEvent<SlipFill>();
/** Back to the bets that were here before. */
export const fillUndone = createEvent();

/** The slip goes out: from here on it is frozen in every tab. */
export const slipSent = createEvent<Sent>();
/** The player leaves the frozen slip to its answer and begins the next one. */
export const slipLeft = createEvent();
/**
 * There is an answer for `key`. `placed`: market ids that became bets, or all of them. `isKeyFree`: the server never considered it, so
 * the slip keeps its key and whatever was sent under it stays one and the same.
 */
export const slipAnswered = createEvent<SlipAnswer>();
/** Odds that a refusal or a calculation named, thousandths by market id. */
export const pricesReceived = createEvent<Readonly<Record<number, number>>>();
/** Marks that a calculation named. */
export const marksReceived = createEvent<readonly BetMarks[]>();
/** The slip as storage or another tab has it. */
export const slipLoaded = createEvent<SlipRecord>();
export const idsMade = createEvent<string[]>();
/** Another slip begins: cleared, placed, or left behind. */
export const slipRenewed = createEvent();

export type SlipAnswer = { key: string; placed: 'all' | readonly number[]; isKeyFree?: boolean };
type Removed = { bet: Bet; index: number };
type Kept = { bets: Bet[]; addedAtByBetId: Record<string, number>; chosenTypeId: CouponTypeId | null };

const pickApplied = createEvent<{ pick: CouponPick; isNewSlip: boolean; at: number }>();
const removalApplied = createEvent<Removed>();
const restoreApplied = createEvent<Removed>();
const clearApplied = createEvent();
const typeApplied = createEvent<CouponTypeId>();
const agreementApplied = createEvent<number | 'all'>();
const nextBegun = createEvent();
const keyReleased = createEvent<SlipAnswer & { isCurrent: boolean }>();
const feedApplied = createEvent<Bet[]>();
/** `replaced` null: there is nothing to go back to. */
export const fillApplied = createEvent<Kept & { source: FillSource; isNewSlip: boolean; replaced: Kept | null }>();
export const fillReverted = createEvent<Kept>();

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
  .on(pickApplied, (bets, { pick, isNewSlip }) => withoutExpress(toggled(isNewSlip ? [] : bets, pick)))
  .on(removalApplied, (bets, { bet }) => withoutExpress(bets.filter(({ market }) => market.id !== bet.market.id)))
  .on(restoreApplied, (bets, { bet, index }) => withoutExpress(bets.toSpliced(index, 0, bet)))
  .on(typeApplied, (bets, typeId) => (typeId === 1 ? bets : withoutExpress(bets)))
  .on([fillApplied, fillReverted], (_, { bets }) => bets)
  .on(agreementApplied, (bets, id) => bets.map((bet) => (id === 'all' || id === bet.market.id ? agreePrice(bet) : bet)))
  .on([clearApplied, nextBegun], () => [])
  .on(keyReleased, (bets, { isCurrent, placed }) => (isCurrent ? bets.filter((bet) => !isLeaving(bet, placed)) : bets))
  .on(slipLoaded, (bets, record) => withLiveData(record.bets, bets))
  .on(feedApplied, (_, bets) => bets)
  .on(marksReceived, withMarks);

/** Epoch ms by market id. Spec: coupon §3 "addedAtByBetId". */
export const $addedAtByBetId = createStore<Record<string, number>>({})
  .on(pickApplied, (times, { pick, at, isNewSlip }) => ({ ...(isNewSlip ? {} : times), [pick.marketId]: at }))
  .on([fillApplied, fillReverted], (_, { addedAtByBetId }) => addedAtByBetId)
  .on([clearApplied, nextBegun], () => ({}))
  .on(slipLoaded, (_, record) => record.addedAtByBetId);

/** Null: the type follows the number of bets. */
export const $chosenTypeId = createStore<CouponTypeId | null>(null)
  .on(typeApplied, (_, typeId) => typeId)
  .on([fillApplied, fillReverted], (_, { chosenTypeId }) => chosenTypeId)
  .on([clearApplied, nextBegun], () => null)
  .on(pickApplied, (typeId, { isNewSlip }) => (isNewSlip ? null : typeId))
  .on(slipLoaded, (_, record) => record.chosenTypeId);

/** The last removed bet, while it can be brought back. */
export const $removedBet = createStore<Removed | null>(null)
  .on(removalApplied, (_, removed) => removed)
  .reset(restoreApplied, removalForgotten, clearApplied, nextBegun, pickApplied, keyReleased, slipLoaded, fillApplied);

/** What a coupon from elsewhere took the place of, until the player changes the slip. */
export const $replaced = createStore<Kept | null>(null)
  .on(fillApplied, (_, { replaced }) => replaced)
  .reset(fillReverted, pickApplied, removalApplied, clearApplied, nextBegun, keyReleased, slipLoaded);

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

sample({
  clock: outcomeToggled,
  source: { bets: $bets, isFrozen: $isFrozen, at: $now },
  // What is on its way cannot be taken off, and is not bet on twice by a press.
  filter: ({ bets, isFrozen }, pick) => !isFrozen || !isPicked(bets, pick),
  fn: ({ isFrozen, at }, pick) => ({ pick, isNewSlip: isFrozen, at }),
  target: pickApplied,
});

const removing = sample({
  clock: betRemoved,
  source: { bets: $bets, isFrozen: $isFrozen },
  fn: ({ bets, isFrozen }, id) => {
    const index = isFrozen ? -1 : bets.findIndex(({ market }) => market.id === id);
    const bet = bets[index];
    return bet ? { bet, index } : undefined;
  },
});
sample({ clock: removing.filterMap((removed) => removed), target: removalApplied });

const restoring = sample({
  clock: betRestored,
  source: { removed: $removedBet, isFrozen: $isFrozen },
  fn: ({ removed, isFrozen }) => (isFrozen ? undefined : (removed ?? undefined)),
});
sample({ clock: restoring.filterMap((removed) => removed), target: restoreApplied });

sample({
  clock: slipFilled,
  source: {
    kept: combine({ bets: $bets, addedAtByBetId: $addedAtByBetId, chosenTypeId: $chosenTypeId }),
    isFrozen: $isFrozen,
    at: $now,
  },
  filter: (_, { bets }) => bets.length > 0,
  fn: ({ kept, isFrozen, at }, { bets, typeId, source }) => ({
    source,
    bets: bets.slice(0, MAX_BETS),
    addedAtByBetId: Object.fromEntries(bets.map(({ market }) => [market.id, at])),
    chosenTypeId: typeId,
    isNewSlip: isFrozen,
    replaced: isFrozen || kept.bets.length === 0 ? null : kept,
  }),
  target: fillApplied,
});
const undoing = sample({ clock: fillUndone, source: $replaced });
sample({ clock: undoing.filterMap((kept) => kept ?? undefined), target: fillReverted });

const $isOpen = $isFrozen.map((isFrozen) => !isFrozen);
sample({ clock: couponCleared, filter: $isOpen, target: clearApplied });
sample({ clock: typeChosen, filter: $isOpen, target: typeApplied });
sample({ clock: oddsAgreed, filter: $isOpen, target: agreementApplied });
sample({ clock: slipLeft, filter: $isFrozen, target: nextBegun });

sample({
  clock: slipAnswered,
  source: $slipId,
  fn: (id, answer) => ({ ...answer, isCurrent: answer.key === id }),
  target: keyReleased,
});

// Prices, suspensions and scores of the bets, while the slip is on its way too: what went out is kept apart in `$sent`.
sample({
  clock: feedChanged,
  source: { bets: $bets, at: $now },
  filter: ({ bets }) => bets.length > 0,
  fn: ({ bets, at }, changes) => withChanges(bets, changes, at),
  target: feedApplied,
});

sample({
  clock: pricesReceived,
  source: { bets: $bets, at: $now },
  fn: ({ bets, at }, prices) =>
    bets.map((bet) => {
      const price = prices[bet.market.id];
      return price === undefined ? bet : movePrice(bet, price, at);
    }),
  target: feedApplied,
});

// What belonged to the last slip alone goes with it: cleared, left, emptied, or followed by the next.
sample({
  clock: [
    clearApplied,
    nextBegun,
    sample({ clock: pickApplied, filter: ({ isNewSlip }) => isNewSlip }),
    sample({ clock: $betCount, filter: (count) => count === 0 }),
  ],
  fn: () => undefined,
  target: slipRenewed,
});

/** The player changed the slip. */
export const slipTouched = createEvent();
/** What storage holds has changed. Prices that only move are not written. */
export const slipEdited = createEvent();
sample({
  clock: [
    pickApplied,
    fillApplied,
    fillReverted,
    removalApplied,
    restoreApplied,
    clearApplied,
    typeApplied,
    agreementApplied,
    nextBegun,
  ],
  fn: () => undefined,
  target: slipTouched,
});
sample({ clock: [slipTouched, idsMade], fn: () => undefined, target: slipEdited });
/** A key has its answer: slip and key leave storage in one write. */
export const slipReleased = createEvent<{ key: string }>();
sample({ clock: keyReleased, fn: ({ key }) => ({ key }), target: slipReleased });
