import type { BonusProduct } from '../../contracts/bonuses.ts';
import { afterCommit, sql } from '../db/index.ts';
import { accountById } from '../ledger/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { watchBonus } from './end.ts';
import { bonusById } from './store.ts';
import { terms } from './terms.ts';

/** The balance of a bonus account is a bonus from now on, to be wagered by its end. `amount`: minor units. */
export function startBonus(world: World, accountId: number, amount: number, product: BonusProduct): void {
  const { db, clock } = world;
  const account = accountById(db, accountId);
  if (account?.userId == null) return;
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO bonus (user_id, account_id, product, iso, amount, required, started_at, ends_at, after_entry)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT COALESCE(MAX(id), 0) FROM entry))`,
  ).run(
    account.userId,
    accountId,
    product,
    account.iso,
    amount,
    amount * terms.wager,
    clock.now(),
    clock.now() + terms.days * dayMs,
  );
  afterCommit(db, () => {
    const bonus = bonusById(world, Number(lastInsertRowid));
    if (bonus !== null) watchBonus(world, bonus);
  });
}
