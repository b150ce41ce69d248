import { afterCommit, sql } from '../db/index.ts';
import { balanceOf, type HousePurpose, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { collectDebts } from './collect.ts';

type Claim = { userId: number; account: number; iso: string; minor: number; house: HousePurpose };

/** Takes a sum back from an account. What it does not hold the player owes, and pays from their other ones. Joins the transaction around it. */
export function takeBack(
  world: World,
  { userId, account, iso, minor, house }: Claim,
  named: { key: string; kind: string },
): void {
  const { db, clock } = world;
  const own = Math.min(minor, balanceOf(db, account));
  const isNew = post(db, {
    ...named,
    at: clock.now(),
    entries: [
      ...(own > 0 ? [{ account, minor: -own }] : []),
      ...(minor > own ? [{ account: { house: 'chargebacks' as const, iso }, minor: own - minor }] : []),
      { account: { house, iso }, minor },
    ],
  });
  if (!isNew || minor === own) return;
  sql(
    db,
    `INSERT INTO debt (user_id, iso, minor) VALUES (?1, ?2, ?3)
     ON CONFLICT (user_id, iso) DO UPDATE SET minor = minor + ?3`,
  ).run(userId, iso, minor - own);
  afterCommit(db, () => {
    collectDebts(world, userId);
  });
}
