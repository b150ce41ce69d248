import { hitsOf, isVoidDraw, poolIso, type Results, settlePool, totoKind } from '../../contracts/pools/index.ts';
import { worthOf } from '../../contracts/pools/worth.ts';
import { sql, transaction } from '../db/index.ts';
import { balanceOf, houseAccount, post } from '../ledger/index.ts';
import { creditTicket } from '../pools/purse.ts';
import type { World } from '../world/world.ts';
import { drawOf, matchesOf, picksOf, type StoredDraw, type StoredTicket, ticketsOf } from './store.ts';

/** What earlier draws of this kind left, minor units. */
export const jackpotOf = ({ db }: World, { kind }: Pick<StoredDraw, 'kind'>): number =>
  balanceOf(db, houseAccount(db, `toto-jackpot-${kind}`, poolIso));

/** Pays a ticket out of the pool; payouts of bots return to their source. */
function pay(world: World, { id, bot, account_id, user_id, iso, rate, draw_id }: StoredTicket, won: number): number {
  const house = `toto-pool-${draw_id}` as const;
  const key = `toto-payout:${String(id)}`;
  const payout = worthOf({ iso, rate }, won);
  if (bot === null)
    creditTicket(world, { accountId: account_id ?? 0, userId: user_id ?? 0, iso, rate }, payout, {
      key,
      kind: 'toto-payout',
      house,
      poolMinor: won,
    });
  else if (won > 0)
    post(world.db, {
      ...{ key, kind: 'toto-bots', at: world.clock.now() },
      entries: [
        { account: { house, iso: poolIso }, minor: -won },
        { account: { house: 'toto-bots', iso: poolIso }, minor: won },
      ],
    });
  return payout;
}

/** A stake goes back as it was paid. */
function giveBackTicket(world: World, ticket: StoredTicket): void {
  const { id, draw_id, bot, account_id, user_id, iso, rate, price, unit, lines } = ticket;
  const poolMinor = unit * lines;
  if (bot === null)
    creditTicket(world, { accountId: account_id ?? 0, userId: user_id ?? 0, iso, rate }, price, {
      ...{ key: `toto-return:${String(id)}`, kind: 'toto-return', house: `toto-pool-${draw_id}`, poolMinor },
    });
  else pay(world, ticket, poolMinor);
  sql(world.db, 'UPDATE toto_ticket SET won = ?, payout = ? WHERE id = ?').run(poolMinor, price, id);
}

/** Tickets of a player leave every draw that is not settled, with what they put into it. Joins the transaction around it. */
export function giveBackToto(world: World, userId: number): void {
  const { db } = world;
  const open = sql(db, 'SELECT * FROM toto_ticket WHERE user_id = ? AND payout IS NULL').all(userId) as StoredTicket[];
  for (const ticket of open) {
    const { id, draw_id, unit, lines } = ticket;
    giveBackTicket(world, ticket);
    sql(db, 'UPDATE toto_ticket SET is_returned = 1 WHERE id = ?').run(id);
    sql(db, 'UPDATE toto_draw SET staked = staked - ?, lines = lines - ? WHERE id = ?').run(
      unit * lines,
      lines,
      draw_id,
    );
  }
}

/** Every stake goes back. Row TOTO-03. */
function giveBack(world: World, draw: StoredDraw): void {
  const { db, clock } = world;
  for (const ticket of ticketsOf(world, draw.id)) giveBackTicket(world, ticket);
  sql(
    db,
    `UPDATE toto_draw SET state = 'void', settled_at = ?, jackpot = ?, next_jackpot = ?, house = 0 WHERE id = ?`,
  ).run(clock.now(), jackpotOf(world, draw), jackpotOf(world, draw), draw.id);
}

/** Shares the pool out, and takes what is left into the next jackpot. Row TOTO-02. */
function shareOut(world: World, draw: StoredDraw, results: Results): void {
  const { db, clock } = world;
  const { classes } = totoKind(draw.kind);
  const jackpot = jackpotOf(world, draw);
  const tickets = ticketsOf(world, draw.id).map((ticket) => ({ ticket, hits: hitsOf(picksOf(ticket), results) }));
  const { payouts, house, nextJackpot } = settlePool(
    tickets.map(({ ticket, hits }) => ({ unit: ticket.unit, hits })),
    { classes, pool: draw.staked, jackpot },
  );
  const pool = { house: `toto-pool-${draw.id}`, iso: poolIso } as const;
  // The jackpot comes into the pool first: payouts are made of both.
  post(db, {
    ...{ key: `toto-settle:${String(draw.id)}`, kind: 'toto-settle', at: clock.now() },
    entries: [
      { account: pool, minor: jackpot - house - nextJackpot },
      { account: { house: `toto-jackpot-${draw.kind}`, iso: poolIso }, minor: nextJackpot - jackpot },
      { account: { house: 'toto-house', iso: poolIso }, minor: house },
    ],
  });
  for (const [index, { ticket, hits }] of tickets.entries()) {
    const won = payouts[index] ?? 0;
    const payout = pay(world, ticket, won);
    sql(db, 'UPDATE toto_ticket SET hits = ?, won = ?, payout = ? WHERE id = ?').run(
      JSON.stringify(hits),
      won,
      payout,
      ticket.id,
    );
  }
  const classLines = classes.map(({ least }) =>
    tickets.reduce((sum, { hits }) => sum + hits.slice(least).reduce((lines, count) => lines + count, 0), 0),
  );
  sql(
    db,
    `UPDATE toto_draw SET state = 'settled', settled_at = ?, jackpot = ?, next_jackpot = ?, house = ?, class_lines = ? WHERE id = ?`,
  ).run(clock.now(), jackpot, nextJackpot, house, JSON.stringify(classLines), draw.id);
}

/** Settles a draw whose matches are all decided, once. */
export function settleDraw(world: World, drawId: number): void {
  transaction(world.db, () => {
    const draw = drawOf(world, drawId);
    if (draw.state === 'settled' || draw.state === 'void') return;
    const results = matchesOf(world, drawId).map(({ result }): number | 'void' => result ?? 'void');
    if (isVoidDraw(results, totoKind(draw.kind).leastDecided)) giveBack(world, draw);
    else shareOut(world, draw, results);
  });
}
