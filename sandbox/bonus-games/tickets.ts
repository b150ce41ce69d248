import { accountTypes } from '../../contracts/account.ts';
import type { BonusGame } from '../../contracts/bonus-games/index.ts';
import { sql } from '../db/index.ts';
import { accountsOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';

export type OpenTicket = {
  id: number;
  campaign_id: number;
  promotion: string;
  game: BonusGame;
  iso: string;
  unit: number;
  reserved: number;
  ends_at: number;
};

/** Where a prize in this currency goes: never to a bonus account, because a prize asks for nothing. Null: there is no such account any more. */
export const purseOf = ({ db }: World, userId: number, iso: string): number | null =>
  accountsOf(db, userId).find((account) => account.iso === iso && account.type !== accountTypes.bonus)?.id ?? null;

/** Tickets that a player can use now, the one that ends first before the others. */
export const openTickets = (world: World, userId: number): OpenTicket[] =>
  (
    sql(
      world.db,
      `SELECT id, campaign_id, promotion, game, iso, unit, reserved, ends_at FROM bonus_ticket
       WHERE user_id = ? AND ended_at IS NULL AND ends_at > ? ORDER BY ends_at, id`,
    ).all(userId, world.clock.now()) as OpenTicket[]
  ).filter(({ iso }) => purseOf(world, userId, iso) !== null);
