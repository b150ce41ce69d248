import type { BonusProduct, WagerBonus } from '../../contracts/bonuses.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

export type StoredBonus = {
  id: number;
  user_id: number;
  account_id: number;
  product: BonusProduct;
  iso: string;
  amount: number;
  required: number;
  started_at: number;
  after_entry: number;
  ends_at: number;
  state: WagerBonus['status'];
  ended_at: number | null;
};

const shown = 10;

/** The running one first, then the last that ended. */
export const bonusesOf = ({ db }: World, userId: number): StoredBonus[] =>
  sql(db, "SELECT * FROM bonus WHERE user_id = ? ORDER BY state <> 'active', id DESC LIMIT ?").all(
    userId,
    shown,
  ) as StoredBonus[];

export const bonusById = ({ db }: World, id: number): StoredBonus | null =>
  (sql(db, 'SELECT * FROM bonus WHERE id = ?').get(id) as StoredBonus | undefined) ?? null;

export const runningBonuses = ({ db }: World): StoredBonus[] =>
  sql(db, "SELECT * FROM bonus WHERE state = 'active'").all() as StoredBonus[];

/** False: it was over already. */
export const endBonus = ({ db, clock }: World, id: number, state: StoredBonus['state']): boolean =>
  sql(db, "UPDATE bonus SET state = ?, ended_at = ? WHERE id = ? AND state = 'active'").run(state, clock.now(), id)
    .changes === 1;

/** Removes one that had become the player's own. False: it never had, or was taken before. */
export const giveUpWon = ({ db }: World, id: number): boolean =>
  sql(db, "UPDATE bonus SET state = 'given_up' WHERE id = ? AND state = 'done'").run(id).changes === 1;

/** For which products this player has a bonus that is being wagered. */
export const runningProducts = ({ db }: World, userId: number): BonusProduct[] =>
  sql(db, "SELECT product FROM bonus WHERE user_id = ? AND state = 'active'")
    .all(userId)
    .map(({ product }) => product as BonusProduct);
