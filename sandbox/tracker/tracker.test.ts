import type { DatabaseSync } from 'node:sqlite';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { TrackerSums } from '../../contracts/tracker.ts';
import { gameIdOf } from '../../simulator/index.ts';
import { settleMarkets } from '../coupon/index.ts';
import { type Player, setUp } from '../coupon/player.testing.ts';
import { sellAll } from '../coupon/sale.ts';
import { couponById } from '../coupon/store.ts';
import { takeWords } from '../coupon/take-words.ts';
import { sql, transaction } from '../db/index.ts';
import { onMoved } from '../ledger/index.ts';
import { statementOf } from '../statement/read.ts';
import { trackedBets } from './bets.ts';
import { figuresOf } from './figures.ts';
import { askOf, bet, noFilter, type Step, step } from './tracker.testing.ts';

const cents = (units: number) => Math.round(units * 100);
const ofBets = new Set(['stake', 'payout', 'sale', 'advance', 'correction', 'request']);

let words = 0;
/** Plays a history. What is impossible at its moment, as the sale of a coupon that has ended, is left out. */
function play(player: Player, steps: readonly Step[]): void {
  const { world, markets } = player;
  for (const one of steps) {
    if (one.do === 'place') bet(player, one);
    else if (one.do === 'wait') world.clock.advance(one.minutes * 60);
    else if (one.do === 'end')
      settleMarkets(world, gameIdOf(markets[one.outcome]!.id), [[markets[one.outcome]!.id, one.statusId]]);
    else if (one.do === 'correct') {
      words += 1;
      const { statusId, reason } = one;
      const word = { id: `w${String(words)}`, marketId: markets[one.outcome]!.id, at: world.clock.now() + words };
      takeWords(world, [{ ...word, do: 'correction', statusId, reason }]);
    } else {
      const open = sql(world.db, "SELECT id FROM coupon WHERE state = 'open' ORDER BY id").all();
      const coupon = couponById(world.db, Number(open[one.which % Math.max(1, open.length)]?.id ?? 0));
      if (coupon === null) continue;
      try {
        sellAll(world, coupon);
      } catch {
        continue;
      }
    }
  }
}

/** What moved for bets in the rows of a statement, cents. `isMeant`: by the number of the coupon. */
const movedBy = (rows: ReturnType<typeof statementOf>['rows'], isMeant: (number: string) => boolean) =>
  rows
    .filter(({ kind, number }) => ofBets.has(kind) && number !== undefined && isMeant(number))
    .reduce((sum, { amount }) => sum + cents(amount), 0);

const allOf = (player: Player, more: Parameters<typeof askOf>[1] = {}) =>
  trackedBets(player.world, askOf(player, more), { page: 1, pageSize: 1000, language: 'en' }).list;

const added = (parts: readonly { sums: TrackerSums }[]) =>
  parts.reduce(
    (all, { sums }) => [all[0]! + sums.bets, all[1]! + cents(sums.staked), all[2]! + cents(sums.returned)],
    [0, 0, 0],
  );

/** What a run finds, in a transaction that is rolled back: each history begins with no bets. */
function undone(db: DatabaseSync, run: () => void): void {
  const back = new Error('back');
  try {
    transaction(db, () => {
      run();
      throw back;
    });
  } catch (error) {
    if (error !== back) throw error;
  }
}

test('[TRACK-01] after any history of bets, results, corrections and sales the profit of any span is what the statement moved for its bets', async () => {
  const player = await setUp();
  const { world } = player;
  onMoved(world.db, () => undefined);
  const begin = world.clock.now();
  let [whole, parts] = [0, 0];
  const check = (steps: readonly Step[], after: number, length: number) => {
    world.clock.setNow(begin);
    play(player, steps);
    const { rows } = statementOf(world, askOf(player).account, {
      from: 0,
      to: Math.floor(world.clock.now() / 1000) + 1,
    });
    const all = figuresOf(world, askOf(player), 'en');
    // Every movement for bets belongs to one that ended, or is a stake in play.
    expect(cents(all.sums.profit) - cents(all.open.staked)).toBe(movedBy(rows, () => true));
    // A part of the time that the history took, so that some bets of many histories lie outside of it.
    const took = world.clock.now() - begin;
    const span = { from: begin + took * after, to: begin + took * (after + length) };
    const inside = new Set(allOf(player, span).map(({ id }) => id));
    const part = figuresOf(world, askOf(player, span), 'en');
    expect([part.sums.bets, cents(part.sums.profit)]).toEqual([inside.size, movedBy(rows, (id) => inside.has(id))]);
    whole += all.sums.bets;
    if (inside.size > 0 && inside.size < all.sums.bets) parts += 1;
    const head = [part.sums.bets, cents(part.sums.staked), cents(part.sums.returned)];
    for (const by of ['sport', 'market', 'odds', 'type'] as const) expect(added(part.by[by])).toEqual(head);
    expect(part.days.reduce((sum, { profit }) => sum + cents(profit), 0)).toBe(cents(part.sums.profit));
    expect(part.months.reduce((sum, { profit }) => sum + cents(profit), 0)).toBe(cents(part.sums.profit));
  };
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 10, maxLength: 40 }),
      fc.nat(8),
      fc.integer({ min: 1, max: 9 }),
      (steps, after, length) => undone(world.db, () => check(steps, after / 10, length / 10)),
    ),
    { numRuns: 150 },
  );
  expect(whole).toBeGreaterThan(100);
  expect(parts).toBeGreaterThan(2);
}, 120_000);

test('[TRACK-01] what gives its stake back is a bet without profit, neither won nor lost', async () => {
  const player = await setUp();
  const { world, markets } = player;
  for (const [place, statusId] of ([0, 1, 3] as const).entries()) {
    bet(player, { do: 'place', typeId: 0, from: place, amount: 100 });
    settleMarkets(world, gameIdOf(markets[place]!.id), [[markets[place]!.id, statusId]]);
  }
  const { sums } = figuresOf(world, askOf(player), 'en');
  const won = (markets[1]!.milli - 1000) / 10;
  expect(sums).toMatchObject({ bets: 3, won: 1, lost: 1, staked: 300, clv: null, clvBets: 0 });
  expect(sums.profit).toBeCloseTo(won - 100, 2);
  expect(allOf(player).map(({ profit }) => profit)).toEqual([0, expect.closeTo(won, 2), -100]);
});

test('[TRACK-01] days and months are those of the player’s zone', async () => {
  const player = await setUp();
  const { world, markets } = player;
  bet(player, { do: 'place', typeId: 0, from: 0, amount: 100 });
  settleMarkets(world, gameIdOf(markets[0]!.id), [[markets[0]!.id, 0]]);
  // The last evening of March in Reykjavik is the first of April in Moscow.
  sql(world.db, 'UPDATE coupon SET settled_at = ?').run(Date.UTC(2026, 2, 31, 23, 30));
  const read = (zone: string | number) => figuresOf(world, askOf(player, { zone, to: Date.UTC(2027, 0, 1) }), 'en');
  expect(read('Atlantic/Reykjavik')).toMatchObject({ months: [{ month: '2026-03', profit: -100 }] });
  expect(read('Europe/Moscow')).toMatchObject({
    months: [{ month: '2026-04' }],
    days: [{ day: Date.UTC(2026, 2, 31, 21) / 1000, bets: 1, profit: -100 }],
  });
});

test('[TRACK-01] each filter leaves the bets of its part, and the choices stay', async () => {
  const player = await setUp();
  const { world, markets } = player;
  for (const from of [0, 1, 2]) bet(player, { do: 'place', typeId: 0, from, amount: 100 });
  bet(player, { do: 'place', typeId: 1, from: 0, amount: 50 });
  for (const { id } of markets.slice(0, 3)) settleMarkets(world, gameIdOf(id), [[id, 0]]);
  const whole = figuresOf(world, askOf(player), 'en');
  for (const [by, parts] of Object.entries(whole.by))
    for (const { id, sums } of parts) {
      const filter = { ...noFilter, [by]: by === 'tag' ? id : Number(id) };
      const part = figuresOf(world, askOf(player, { filter }), 'en');
      expect(part.sums).toEqual(sums);
      expect(allOf(player, { filter })).toHaveLength(sums.bets);
      expect(part.choices).toEqual(whole.choices);
    }
  expect(whole.by.type.map(({ id, sums }) => [id, sums.bets])).toEqual([
    ['0', 3],
    ['1', 1],
  ]);
  expect(whole.by.sport).toMatchObject([{ id: '1', name: 'Football' }]);
});
