import type { DatabaseSync } from 'node:sqlite';

import type { SettlementReason } from '../../contracts/settlement.ts';
import { afterCommit, sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { couponById } from './store.ts';
import type { StoredCoupon } from './types.ts';

/**
 * The last report of an outcome's result, on its way to the coupons on it. `marketIds`: the outcome, and the joined
 * bets that it is a part of. `waiting`: coupons that have not had it, and the account of each; read when somebody first
 * asks. `changed`: the coupons that it changed. `failed`: the coupons whose calculation failed; they keep waiting, and
 * are tried again.
 */
export type Correction = {
  marketId: number;
  wordId: string;
  reason: SettlementReason;
  marketIds: ReadonlySet<number>;
  waiting: () => Map<number, number>;
  reckon: (couponId: number) => void;
  changed: Set<number>;
  failed: Set<number>;
  isBusy: boolean;
  /** The report has reached all coupons, or a later one has replaced it. */
  end: Promise<undefined>;
  onEnd: () => void;
};

type Known = { corrections: readonly Correction[]; mark: number };
const known = new WeakMap<DatabaseSync, Known>();
const knownOf = (db: DatabaseSync): Known => known.get(db) ?? { corrections: [], mark: 0 };

/** Oldest first. */
export const correctionsOf = (db: DatabaseSync): readonly Correction[] => knownOf(db).corrections;

export const busyCorrections = (db: DatabaseSync): Correction[] => correctionsOf(db).filter(({ isBusy }) => isBusy);

/** Those that are over but for coupons that could not be reckoned. */
export const failedCorrections = (db: DatabaseSync): Correction[] =>
  correctionsOf(db).filter(({ isBusy, failed }) => !isBusy && failed.size > 0);

/** Another number whenever one begins or ends: what somebody has reckoned of a coupon may be wrong by then. */
export const correctionMark = (db: DatabaseSync): number => knownOf(db).mark;

const setCorrections = (db: DatabaseSync, corrections: readonly Correction[]): void =>
  void known.set(db, { corrections, mark: correctionMark(db) + 1 });

/** It replaces an earlier report about the same outcome. */
export function addCorrection(db: DatabaseSync, correction: Correction): void {
  const overtaken = correctionsOf(db).filter(({ marketId }) => marketId === correction.marketId);
  setCorrections(db, [...correctionsOf(db).filter((other) => !overtaken.includes(other)), correction]);
  for (const other of overtaken) other.onEnd();
}

export function endCorrection(db: DatabaseSync, correction: Correction): void {
  correction.isBusy = false;
  setCorrections(
    db,
    correctionsOf(db).filter((other) => other !== correction || other.failed.size > 0),
  );
  correction.onEnd();
}

/**
 * Is there a report about one of its outcomes that has not reached the coupon? Then what is written of it is wrong: it
 * is not sold and backs no advance.
 */
export const isCorrecting = ({ db }: Pick<World, 'db'>, { id, bets }: Pick<StoredCoupon, 'id' | 'bets'>): boolean =>
  correctionsOf(db).some(
    ({ marketIds, waiting }) => bets.some(({ marketId }) => marketIds.has(marketId)) && waiting().has(id),
  );

/** Applies to a coupon the reports that it waits for. Joins the transaction around it. */
function correct(db: DatabaseSync, id: number): void {
  const own = correctionsOf(db).filter(({ waiting }) => waiting().has(id));
  if (own.length === 0) return;
  // Runs before its page is told: by then the coupon may be for sale again. A failure rolls this back too.
  afterCommit(db, () => {
    for (const { waiting } of own) waiting().delete(id);
  });
  for (const { reckon } of own) reckon(id);
}

/**
 * A coupon as it must be read before a payment: with every report about its results. Joins the transaction around it.
 */
export function upToDate({ db }: Pick<World, 'db'>, id: number): StoredCoupon | null {
  const coupon = couponById(db, id);
  if (coupon === null || correctionsOf(db).length === 0) return coupon;
  const { prepaid = 0, covered = 0 } = coupon.terms;
  // Whether its advance is paid for depends on the account's coupons before it.
  const isBefore = ([other, accountId]: [number, number]) => accountId === coupon.accountId && other < id;
  const before = prepaid > covered ? correctionsOf(db).flatMap(({ waiting }) => [...waiting()].filter(isBefore)) : [];
  for (const other of new Set(before.map(([each]) => each).sort((a, b) => a - b))) correct(db, other);
  correct(db, id);
  return couponById(db, id);
}

/** Keeps a report until it has reached its last coupon, even across a kill. */
export const keepCorrection = (db: DatabaseSync, { marketId, wordId, reason }: Correction): void =>
  void sql(
    db,
    `INSERT INTO coupon_correcting VALUES (?1, ?2, ?3)
     ON CONFLICT (market_id) DO UPDATE SET word_id = ?2, reason = ?3`,
  ).run(marketId, wordId, reason);

export const forgetCorrection = (db: DatabaseSync, { marketId, wordId }: Correction): void =>
  void sql(db, 'DELETE FROM coupon_correcting WHERE market_id = ? AND word_id = ?').run(marketId, wordId);

/** What a process that ended had not brought to all coupons. */
export const keptCorrections = (db: DatabaseSync): Pick<Correction, 'marketId' | 'wordId' | 'reason'>[] =>
  sql(db, 'SELECT market_id AS marketId, word_id AS wordId, reason FROM coupon_correcting')
    .all()
    .map(({ marketId, wordId, reason }) => ({
      marketId: Number(marketId),
      wordId: String(wordId),
      reason: reason as SettlementReason,
    }));
