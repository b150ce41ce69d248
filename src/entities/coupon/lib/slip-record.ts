import { CouponIn, type CouponTypeId } from '@contracts/coupon';
import { isCouponTypeId } from '@contracts/maths';
import { z } from '@contracts/zod';

import { Bet } from './bet';
import { MAX_BETS } from './types';

const Uuid = CouponIn.shape.id;
const SystemValue = z.int().check(z.minimum(1), z.maximum(MAX_BETS));
const Amount = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/**
 * A slip on its way to the server, exactly as it went: kept until there is a definitive answer for its key. `sentAt`: epoch ms.
 * `stake`: minor units of `iso`, the whole of it for several singles. `milliOdds`: the odds that the slip showed.
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
 * What is kept over a reload and shared between tabs, in one piece, so that placed bets and their key leave together.
 * `ids`: the slip's own id first, then those its successors will take: fixed ahead, so that two tabs that let go of the same
 * key go on with the same id. `stake`, `stakeByBet`: minor units of `iso`.
 */
export type SlipRecord = {
  ids: string[];
  bets: Bet[];
  addedAtByBetId: Record<string, number>;
  chosenTypeId: CouponTypeId | null;
  iso: string | null;
  stake: number | null;
  stakeByBet: Record<string, number>;
  /** Of a system or a multi-bet. */
  systemValue?: number;
  isSystemBanker?: boolean;
  /** Conditional: minor units of `iso` by block id; a block that is not here stakes as much as possible. */
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

/** The server remembers a key for 72 hours (decision D-100): an older one answers nothing. */
const KEY_LIFE_MS = 72 * 3600 * 1000;

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

/** What storage held, field by field: a broken field falls back alone, so a damaged bet never costs an unanswered key. */
export function recordFrom(stored: unknown, now: number): SlipRecord {
  if (!isObject(stored)) return emptyRecord;
  const unique = new Map(listOf(stored.bets, Bet).map((bet) => [bet.market.id, bet]));
  const stake = Amount.safeParse(stored.stake);
  return {
    ids: [...new Set(listOf(stored.ids, Uuid))],
    bets: [...unique.values()].slice(0, MAX_BETS),
    addedAtByBetId: amounts(stored.addedAtByBetId),
    chosenTypeId: isCouponTypeId(stored.chosenTypeId) ? stored.chosenTypeId : null,
    iso: typeof stored.iso === 'string' && /^[A-Z]{3,5}$/.test(stored.iso) ? stored.iso : null,
    stake: stake.success ? stake.data : null,
    stakeByBet: amounts(stored.stakeByBet),
    systemValue: SystemValue.safeParse(stored.systemValue).data ?? 2,
    isSystemBanker: stored.isSystemBanker !== false,
    stakeByBlock: amounts(stored.stakeByBlock),
    sent: listOf(stored.sent, Sent).filter(({ sentAt }) => now - sentAt < KEY_LIFE_MS),
  };
}

/** Which key goes out with a write, or has got its answer; null: neither. */
export type SentChange = { added: Sent } | { removed: string } | null;

/**
 * What to write: our slip, with the sent ones as storage has them and our one change to them. Null when storage is a slip ahead of us, so that
 * our slip is one that is done with.
 */
export function mergedRecord(stored: SlipRecord, own: SlipRecord, change: SentChange): SlipRecord | null {
  const [storedId] = stored.ids;
  const isLate = storedId !== undefined && own.ids.indexOf(storedId) > 0;
  const sent = stored.sent.filter(({ key }) => change === null || !('removed' in change) || change.removed !== key);
  if (change !== null && 'added' in change) sent.push(change.added);
  // An answer counts, however late this tab is with the rest.
  if (isLate) return change === null ? null : { ...stored, sent };
  return { ...own, sent };
}
