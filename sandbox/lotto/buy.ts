import { errorCodes } from '../../contracts/common.ts';
import type { LottoOrder } from '../../contracts/lotto.ts';
import { isLottoLine, lottoDrawCounts, lottoOf } from '../../contracts/pools/index.ts';
import { refusal } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import type { CallerSession } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { payTicket, requireTicket } from '../pools/purse.ts';
import type { World } from '../world/world.ts';
import { onSaleOf } from './store.ts';

/** Buys a ticket, as one of toto: refused before any money moves, or whole. Row LOTTO-01. */
export function buyLotto(world: World, caller: CallerSession, order: LottoOrder): number {
  const { db, clock } = world;
  const { lottoId, firstDrawId, draws: count, lines, accountId, price: told } = order;
  const lotto = lottoOf(lottoId);
  if (lotto === null) throw notFound('This lottery');
  if (!lottoDrawCounts.some((known) => known === count)) throw wrongField('draws', 'field_error_required');
  if (!lines.every((line) => isLottoLine(lotto, line))) throw wrongField('lines', 'field_error_required');
  const onSale = onSaleOf(world, lottoId);
  const first = onSale.findIndex(({ id }) => id === firstDrawId);
  const draws = first < 0 ? [] : onSale.slice(first, first + count);
  if (draws.length < count) throw refusal(errorCodes.marketClosed);
  const poolMinor = lotto.price * lines.length * count;
  const { iso, rate, price } = requireTicket(world, caller, { accountId, minor: poolMinor, told });
  const sorted = lines.map((line) => line.toSorted((a, b) => a - b));
  const { lastInsertRowid } = sql(
    db,
    'INSERT INTO lotto_ticket (lotto_id, user_id, account_id, iso, rate, price, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(lottoId, caller.userId, accountId, iso, rate, price, JSON.stringify(sorted), clock.now());
  const id = Number(lastInsertRowid);
  for (const draw of draws) sql(db, 'INSERT INTO lotto_entry (ticket_id, draw_id) VALUES (?, ?)').run(id, draw.id);
  const key = `lotto-stake:${String(id)}`;
  payTicket(world, { accountId, iso, rate, price }, { key, kind: 'lotto-stake', house: 'lotto', poolMinor });
  return id;
}
