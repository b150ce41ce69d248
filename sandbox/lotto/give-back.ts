import { lottoOf } from '../../contracts/pools/index.ts';
import { sql } from '../db/index.ts';
import { creditTicket } from '../pools/purse.ts';
import type { World } from '../world/world.ts';
import { linesOf, type StoredLottoTicket } from './store.ts';

/**
 * Future draws leave every ticket of the player, and each returns its share of the price. Joins the transaction around
 * it.
 */
export function giveBackLotto(world: World, userId: number): void {
  const { db } = world;
  for (const row of sql(db, 'SELECT * FROM lotto_ticket WHERE user_id = ?').all(userId)) {
    const ticket = row as StoredLottoTicket;
    const { id, account_id: accountId, iso, rate, price } = ticket;
    const entries = sql(db, 'SELECT draw_id, payout FROM lotto_entry WHERE ticket_id = ? ORDER BY draw_id').all(id);
    const poolMinor = (lottoOf(ticket.lotto_id)?.price ?? 0) * linesOf(ticket).length;
    // Whole minor units, which add up to the price.
    const upTo = (count: number) => Math.floor((price * count) / entries.length);
    for (const [place, { draw_id, payout }] of entries.entries()) {
      if (payout !== null) continue;
      const share = upTo(place + 1) - upTo(place);
      const key = `lotto-return:${String(id)}:${String(draw_id)}`;
      creditTicket(world, { accountId, userId, iso, rate }, share, {
        ...{ key, kind: 'lotto-return', house: 'lotto', poolMinor },
      });
      sql(db, 'UPDATE lotto_entry SET is_returned = 1, won = ?, payout = ? WHERE ticket_id = ? AND draw_id = ?').run(
        ...([poolMinor, share, id, Number(draw_id)] as const),
      );
    }
  }
}
