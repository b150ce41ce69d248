import { CouponIn, type CouponTypeId } from '@contracts/coupon';
import { isCouponTypeId } from '@contracts/maths';
import { z } from '@contracts/zod';

import { Bet } from './bet';
import { maxBets } from './types';

const Uuid = CouponIn.shape.id;
const SystemValue = z.int().check(z.minimum(1), z.maximum(maxBets));
const Amount = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/**
 * A sent slip without an answer yet, exactly as it was sent. It is kept until the server gives a definitive answer for
 * its key. `sentAt`: epoch ms. `stake`: minor units of `iso`, for several singles the whole of it. `milliOdds`: the
 * odds that the slip showed.
 */
export const Sent = z.object({
  key: Uuid,
  userId: z.int(),
  sentAt: z.number(),
  request: CouponIn,
  bets: z.array(Bet),
  stake: Amount,
  iso: z.string(),
  milliOdds: z.nullable(z.int()),
});
export type Sent = z.infer<typeof Sent>;

/**
 * The state that survives a reload and is shared between tabs. It is one piece, so that placed bets and their key leave
 * together. `ids`: first the id of this slip, then the ids of the next slips. They are made ahead, so that two tabs
 * that let go of the same key go on with the same id. `stake`, `stakeByBet`: minor units of `iso`.
 */
export type SlipRecord = {
  ids: string[];
  bets: Bet[];
  addedAtByBetId: Record<string, number>;
  chosenTypeId: CouponTypeId | null;
  iso: string | null;
  stake: number | null;
  stakeByBet: Record<string, number>;
  /** The size of a system or a multi-bet. */
  systemValue?: number;
  isSystemBanker?: boolean;
  /** Conditional coupon: minor units of `iso` by block id. A block that is not here stakes as much as possible. */
  stakeByBlock?: Record<string, number>;
  sent: Sent[];
};

const emptyRecord: SlipRecord = {
  ids: [],
  bets: [],
  addedAtByBetId: {},
  chosenTypeId: null,
  iso: null,
  stake: null,
  stakeByBet: {},
  sent: [],
};

/** The server remembers a key for 72 hours (decision D-100), so an older key brings no answer. */
const keyLifeMs = 72 * 3600 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = <T>(value: unknown, schema: z.ZodMiniType<T>): T[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => {
    const result = schema.safeParse(item);
    return result.success ? [result.data] : [];
  });

const amounts = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([id, amount]) => {
      const result = Amount.safeParse(amount);
      return /^\d{1,16}$/.test(id) && result.success ? [[id, result.data]] : [];
    }),
  );

/** Reads what storage held, field by field. Only a broken field falls back, so a damaged bet never costs an unanswered key. */
export function recordFrom(stored: unknown, now: number): SlipRecord {
  if (!isObject(stored)) return emptyRecord;
  const unique = new Map(listOf(stored.bets, Bet).map((bet) => [bet.market.id, bet]));
  const stake = Amount.safeParse(stored.stake);
  return {
    ids: [...new Set(listOf(stored.ids, Uuid))],
    bets: [...unique.values()].slice(0, maxBets),
    addedAtByBetId: amounts(stored.addedAtByBetId),
    chosenTypeId: isCouponTypeId(stored.chosenTypeId) ? stored.chosenTypeId : null,
    iso: typeof stored.iso === 'string' && /^[A-Z]{3,5}$/.test(stored.iso) ? stored.iso : null,
    stake: stake.success ? stake.data : null,
    stakeByBet: amounts(stored.stakeByBet),
    systemValue: SystemValue.safeParse(stored.systemValue).data ?? 2,
    isSystemBanker: stored.isSystemBanker !== false,
    stakeByBlock: amounts(stored.stakeByBlock),
    sent: listOf(stored.sent, Sent).filter(({ sentAt }) => now - sentAt < keyLifeMs),
  };
}

/** The key that this write sends, or the key that has its answer. Null: neither. */
export type SentChange = { added: Sent } | { removed: string } | null;

/**
 * The value to write: our slip, with the sent slips as storage has them, and our one change to them. Null when storage
 * is a slip ahead of us, because our slip is finished then, or when storage has the key that would go out: nothing is
 * sent twice under one key.
 */
export function mergedRecord(stored: SlipRecord, own: SlipRecord, change: SentChange): SlipRecord | null {
  const [storedId] = stored.ids;
  const isLate = storedId !== undefined && own.ids.indexOf(storedId) > 0;
  const sent = stored.sent.filter(({ key }) => change === null || !('removed' in change) || change.removed !== key);
  if (change !== null && 'added' in change) {
    const { key } = change.added;
    if (sent.some((other) => other.key === key) || (isLate && own.ids[0] === key)) return null;
    sent.push(change.added);
  }
  // An answer counts, even when this tab is late with the rest.
  if (isLate) return change === null ? null : { ...stored, sent };
  return { ...own, sent };
}
