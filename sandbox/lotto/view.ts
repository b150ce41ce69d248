import { currencyFacts } from '../../contracts/currencies.ts';
import type { LottoDraw, LottoGame, LottoTicket } from '../../contracts/lotto.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { type Lotto, lottos, poolDigits, poolIso } from '../../contracts/pools/index.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { sha256 } from '../shared-rounds/index.ts';
import type { World } from '../world/world.ts';
import { placeView } from './chain.ts';
import { linesOf, onSaleOf, type StoredLottoDraw, type StoredLottoTicket } from './store.ts';

const poolWire = (minor: number): number => toWire(minor, poolDigits);
const secondsOf = (ms: number): number => Math.floor(ms / 1000);
const numbersOf = (numbers: string | null) => (numbers === null ? null : (JSON.parse(numbers) as number[]));

/** The seed stays closed until the numbers are drawn. */
export function lottoDrawView(world: World, draw: StoredLottoDraw): LottoDraw {
  const { id, lotto_id, number, seed, committed_at, draws_at, numbers, winners } = draw;
  return {
    ...{ id, lottoId: lotto_id, number, at: secondsOf(draws_at), committedAt: secondsOf(committed_at) },
    commitment: sha256(seed),
    numbers: numbersOf(numbers),
    seed: numbers === null ? null : seed,
    place: placeView(world, draw),
    winners: winners === null ? [] : (JSON.parse(winners) as LottoDraw['winners']),
  };
}

const gameView = (world: World, { id, slug, pick, of, price, prizes }: Lotto): LottoGame => ({
  ...{ id, slug, pick, of, price: poolWire(price), currency: poolIso },
  prizes: prizes.map(({ right, prize }) => ({ right, prize: poolWire(prize) })),
  draws: onSaleOf(world, id).map((draw) => lottoDrawView(world, draw)),
});

export const catalogView = (world: World): LottoGame[] => lottos.map((lotto) => gameView(world, lotto));

const over = 'FROM lotto_draw WHERE numbers IS NOT NULL AND (?1 IS NULL OR lotto_id = ?1)';

export function resultsView(world: World, lottoId: number | null, { page, pageSize }: Page) {
  const { db } = world;
  const rows = sql(db, `SELECT * ${over} ORDER BY draws_at DESC, id DESC LIMIT ?2 OFFSET ?3`).all(
    lottoId,
    pageSize,
    (page - 1) * pageSize,
  ) as StoredLottoDraw[];
  const total = Number(sql(db, `SELECT COUNT(*) AS total ${over}`).get(lottoId)?.total);
  return { data: rows.map((draw) => lottoDrawView(world, draw)), total_count: total, page, pageSize };
}

function ticketView({ db }: World, ticket: StoredLottoTicket): LottoTicket {
  const { id, lotto_id, at, price, iso, rate } = ticket;
  const { digits } = currencyFacts(iso);
  const entries = sql(
    db,
    `SELECT draw_id, number, draws_at, numbers, rights, payout, is_returned FROM lotto_entry JOIN lotto_draw ON lotto_draw.id = draw_id
     WHERE ticket_id = ? ORDER BY draws_at`,
  ).all(id);
  return {
    ...{ id, lottoId: lotto_id, at: secondsOf(at), lines: linesOf(ticket) },
    ...{ price: toWire(price, digits), currency: iso, rate },
    payout: toWire(
      entries.reduce((sum, { payout }) => sum + Number(payout ?? 0), 0),
      digits,
    ),
    draws: entries.map(({ draw_id, number, draws_at, numbers, rights, payout, is_returned }) => ({
      ...{ id: Number(draw_id), number: Number(number), at: secondsOf(Number(draws_at)) },
      numbers: numbersOf(numbers as string | null),
      right: numbersOf(rights as string | null),
      payout: toWire(Number(payout ?? 0), digits),
      isReturned: is_returned === 1,
    })),
  };
}

export function lottoTicketById(world: World, userId: number, id: number): LottoTicket {
  const ticket = sql(world.db, 'SELECT * FROM lotto_ticket WHERE id = ? AND user_id = ?').get(id, userId);
  if (ticket === undefined) throw notFound('This ticket');
  return ticketView(world, ticket as StoredLottoTicket);
}

export function ownLottoTickets(world: World, userId: number, { page, pageSize }: Page) {
  const rows = sql(world.db, 'SELECT * FROM lotto_ticket WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?').all(
    userId,
    pageSize,
    (page - 1) * pageSize,
  ) as StoredLottoTicket[];
  const total = Number(
    sql(world.db, 'SELECT COUNT(*) AS total FROM lotto_ticket WHERE user_id = ?').get(userId)?.total,
  );
  return { data: rows.map((ticket) => ticketView(world, ticket)), total_count: total, page, pageSize };
}
