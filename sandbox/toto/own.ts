import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { poolIso, type TotoKindName } from '../../contracts/pools/index.ts';
import type { TotoTicket, TotoWinner } from '../../contracts/toto.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { drawOf, matchesOf, picksOf, type StoredTicket } from './store.ts';
import { poolWire, secondsOf, shortView } from './view.ts';

const hitsOf = ({ hits }: Pick<StoredTicket, 'hits'>) => (hits === null ? null : (JSON.parse(hits) as number[]));

function ticketView(world: World, ticket: StoredTicket): TotoTicket {
  const draw = drawOf(world, ticket.draw_id);
  const { id, draw_id, iso, rate, price, unit, lines, at, payout } = ticket;
  const { digits } = currencyFacts(iso);
  const right = hitsOf(ticket)
    ?.map((count, hits) => ({ right: hits, lines: count }))
    .filter((row) => row.lines > 0)
    .toReversed();
  return {
    ...{ id, drawId: draw_id, kind: draw.kind, number: draw.number, state: shortView(world, draw).state },
    at: secondsOf(at),
    picks: picksOf(ticket),
    results: matchesOf(world, draw_id).map(({ result }) => result),
    ...{ lines, unit: poolWire(unit), poolCurrency: poolIso },
    ...{ price: toWire(price, digits), currency: iso, rate },
    right: right ?? null,
    payout: payout === null ? null : toWire(payout, digits),
    isReturned: draw.state === 'void' || ticket.is_returned === 1,
  };
}

export function ticketById(world: World, userId: number, id: number): TotoTicket {
  const ticket = sql(world.db, 'SELECT * FROM toto_ticket WHERE id = ? AND user_id = ?').get(id, userId);
  if (ticket === undefined) throw notFound('This ticket');
  return ticketView(world, ticket as StoredTicket);
}

const ofPlayer = `FROM toto_ticket JOIN toto_draw ON toto_draw.id = draw_id WHERE user_id = ?1 AND (?2 IS NULL OR kind = ?2)`;

/** The tickets of a player, the latest first. */
export function ownTickets(world: World, userId: number, kind: TotoKindName | null, { page, pageSize }: Page) {
  const rows = sql(world.db, `SELECT toto_ticket.* ${ofPlayer} ORDER BY toto_ticket.id DESC LIMIT ?3 OFFSET ?4`).all(
    userId,
    kind,
    pageSize,
    (page - 1) * pageSize,
  ) as StoredTicket[];
  const total = Number(sql(world.db, `SELECT COUNT(*) AS total ${ofPlayer}`).get(userId, kind)?.total);
  return { data: rows.map((ticket) => ticketView(world, ticket)), total_count: total, page, pageSize };
}

const mostWinners = 20;

/** The largest payouts of a kind, bots' too: they are paid as everybody. */
export function winnersOf({ db }: World, kind: TotoKindName): TotoWinner[] {
  const rows = sql(
    db,
    `SELECT toto_ticket.id AS id, draw_id, number, hits, toto_ticket.lines AS lines, won, settled_at
     FROM toto_ticket JOIN toto_draw ON toto_draw.id = draw_id WHERE kind = ? AND state = 'settled' AND won > 0 AND is_returned = 0
     ORDER BY won DESC, toto_ticket.id LIMIT ?`,
  ).all(kind, mostWinners);
  return rows.map(({ id, draw_id, number, hits, lines, won, settled_at }) => ({
    ...{ id: Number(id), drawId: Number(draw_id), number: Number(number), lines: Number(lines) },
    best: (JSON.parse(String(hits)) as number[]).findLastIndex((count) => count > 0),
    payout: poolWire(Number(won)),
    currency: poolIso,
    at: secondsOf(Number(settled_at)),
  }));
}
