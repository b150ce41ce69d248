import { createHmac } from 'node:crypto';

import { drawsOf, messagesOf } from '../../contracts/games/index.ts';
import {
  type Lotto,
  lottoDrawCounts,
  lottoOf,
  lottoPrize,
  lottos,
  lottoSeeds,
  lottoShape,
  rightOf,
  toldNumbers,
} from '../../contracts/pools/index.ts';
import { worthOf } from '../../contracts/pools/worth.ts';
import { sql, transaction } from '../db/index.ts';
import { creditTicket } from '../pools/purse.ts';
import type { World } from '../world/world.ts';
import { nextPlace, seedOf, valueOf } from './chain.ts';
import { countWinners } from './schema.ts';
import { linesOf, onSaleOf, type StoredLottoDraw, type StoredLottoTicket } from './store.ts';
import { drawTimes } from './times.ts';

const minuteMs = 60_000;
const ahead = Math.max(...lottoDrawCounts);

/** Writes the seeds of the next draws: each comes out of a chain that was fixed long before anybody can buy it. Rows LOTTO-02, FAIR-15. */
function commitDraws(world: World): void {
  const { db, clock } = world;
  for (const lotto of lottos) {
    const known = onSaleOf(world, lotto.id);
    if (known.length >= ahead) continue;
    const last = known.at(-1)?.draws_at ?? clock.now();
    transaction(db, () => {
      for (const at of drawTimes(lotto.id, last, ahead - known.length)) {
        const place = nextPlace(world, lotto);
        if (place === null) break;
        sql(
          db,
          `INSERT INTO lotto_draw (lotto_id, number, seed, committed_at, draws_at, chain_id, chain_number)
           VALUES (?1, (SELECT COALESCE(MAX(number), 0) + 1 FROM lotto_draw WHERE lotto_id = ?1), ?2, ?3, ?4, ?5, ?6)`,
        ).run(lotto.id, seedOf(place), clock.now(), at, place.chain.id, place.number);
      }
    });
  }
}

/** The numbers of a draw: they follow from its seed, and from the public value of its chain where there is one. */
function numbersOf(lotto: Lotto, { number, seed }: StoredLottoDraw, value: string | null): number[] {
  const shape = lottoShape(lotto);
  const digests = messagesOf(lottoSeeds(lotto, number, seed, value), shape).map((message) =>
    createHmac('sha256', seed).update(message).digest(),
  );
  return toldNumbers(drawsOf(Buffer.concat(digests), shape));
}

function drawOne(world: World, draw: StoredLottoDraw): void {
  const { db } = world;
  const lotto = lottoOf(draw.lotto_id);
  if (lotto === null) return;
  const value = valueOf(world, draw);
  // The public value that was named is not there yet: the draw waits for it.
  if (value === '') return;
  const numbers = numbersOf(lotto, draw, value);
  transaction(db, () => {
    const { changes } = sql(db, 'UPDATE lotto_draw SET numbers = ? WHERE id = ? AND numbers IS NULL').run(
      JSON.stringify(numbers),
      draw.id,
    );
    if (Number(changes) === 0) return;
    const tickets = sql(
      db,
      'SELECT lotto_ticket.* FROM lotto_ticket JOIN lotto_entry ON ticket_id = lotto_ticket.id WHERE draw_id = ? AND is_returned = 0',
    ).all(draw.id) as StoredLottoTicket[];
    for (const ticket of tickets) {
      const { id, account_id: accountId, user_id: userId, iso, rate } = ticket;
      const rights = linesOf(ticket).map((line) => rightOf(line, numbers));
      const won = rights.reduce((sum, right) => sum + lottoPrize(lotto, right), 0);
      const payout = worthOf({ iso, rate }, won);
      const key = `lotto-payout:${String(id)}:${String(draw.id)}`;
      creditTicket(world, { accountId, userId, iso, rate }, payout, {
        ...{ key, kind: 'lotto-payout', house: 'lotto', poolMinor: won },
      });
      sql(db, 'UPDATE lotto_entry SET rights = ?, won = ?, payout = ? WHERE ticket_id = ? AND draw_id = ?').run(
        JSON.stringify(rights),
        won,
        payout,
        id,
        draw.id,
      );
    }
    sql(db, `UPDATE lotto_draw SET winners = ${countWinners} WHERE id = ?`).run(draw.id);
  });
}

/** Draws what is due by the world's clock, one after another, and commits to what comes next. */
function refreshLotto(world: World): void {
  const { db, clock } = world;
  const due = sql(db, 'SELECT * FROM lotto_draw WHERE numbers IS NULL AND draws_at <= ? ORDER BY draws_at, id').all(
    clock.now(),
  ) as StoredLottoDraw[];
  for (const draw of due) drawOne(world, draw);
  commitDraws(world);
}

/** Looks every minute of the world's clock. */
export function startLotto(world: World): void {
  refreshLotto(world);
  world.clock.every(minuteMs, () => {
    refreshLotto(world);
  });
}
