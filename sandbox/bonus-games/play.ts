import { type BonusGame, bonusGameOf, prizeOf } from '../../contracts/bonus-games/index.ts';
import type { BonusPlayRequest } from '../../contracts/bonus-tickets.ts';
import { errorCodes } from '../../contracts/common.ts';
import { sql } from '../db/index.ts';
import { beginSeed, drawNext } from '../games/seeds.ts';
import type { CallerSession } from '../http/context.ts';
import { refused, wrongField } from '../http/failure.ts';
import { postGift } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { release } from './expire.ts';
import { giveTickets } from './give.ts';
import { requireMayPlay } from './may-play.ts';
import { openTickets, purseOf } from './tickets.ts';

/**
 * Uses a ticket of this game, in the transaction that stores the answer under the call's key. Numbers are drawn from
 * the seeds of all rounds; refusals are checked first and use neither ticket nor count. Gives the id of the ticket.
 * Rows BONG-02, BONG-04.
 */
export function playTicket(
  world: World,
  caller: CallerSession,
  { name, choice = {}, seed: part }: BonusPlayRequest & { name: BonusGame },
): number {
  const { userId } = caller;
  const game = bonusGameOf(name);
  requireMayPlay(world, caller);
  if (!game.isChoice(choice)) throw wrongField('choice', 'field_error_required');
  giveTickets(world, userId);
  const ticket = openTickets(world, userId).find((known) => known.game === name);
  const account = ticket === undefined ? null : purseOf(world, userId, ticket.iso);
  if (ticket === undefined || account === null)
    throw refused(errorCodes.conflict, 'You have no ticket for this game.', 409);
  if (part !== undefined) beginSeed(world, userId, part);
  const { seed, draws } = drawNext(world, userId, game.shape);
  const payout = prizeOf(game, draws, choice, ticket.unit);
  sql(
    world.db,
    `UPDATE bonus_ticket SET ended_at = ?, account_id = ?, seed_id = ?, nonce = ?, choice = ?, draws = ?, maths = ?, payout = ? WHERE id = ?`,
  ).run(
    ...[world.clock.now(), account, seed.id, seed.nonce, JSON.stringify(choice), JSON.stringify(draws)],
    ...[String(game.version), payout, ticket.id],
  );
  if (payout > 0)
    postGift(world.db, {
      key: `bonus-prize:${String(ticket.id)}`,
      ...{ kind: 'bonus-prize', at: world.clock.now(), account, iso: ticket.iso, minor: payout },
    });
  release(world, ticket.campaign_id, ticket.reserved - payout);
  return ticket.id;
}
