import { expect, test } from 'vitest';

import { errorCodes } from '../../contracts/common.ts';
import { orderBounds, type OrderRequest } from '../../contracts/orders.ts';
import { timeOut } from '../../contracts/protection/index.ts';
import { setBalance } from '../account/index.ts';
import { type Player, setUp } from '../coupon/player.testing.ts';
import { sql, transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { accountById } from '../ledger/index.ts';
import { messagesOf } from '../messages/index.ts';
import { takeBreak } from '../protection/breaks.ts';
import { exclude } from '../protection/exclude.ts';
import { noWorks } from '../site/state.ts';
import { makeOrder } from './make.ts';
import { bookOf } from './run.ts';
import { orderById, removeOrder } from './store.ts';

const hour = 3600;

/** The demo player before a home win at 2.00, and what happens to its odds. */
async function atTwo() {
  const player = await setUp();
  const { world, userId, markets } = player;
  const [{ id: marketId, gameId }] = markets as [Player['markets'][number]];
  const odds = (coef: number) => {
    world.simulator.command({ gameId, do: 'odds', marketId, coef });
  };
  odds(2);
  const make = (patch: Partial<OrderRequest> = {}) =>
    transaction(world.db, () =>
      makeOrder(world, userId, { kind: 'tell', marketId, side: 'above', odds: 2.1, until: 'end', ...patch }),
    );
  const place = (patch: Partial<OrderRequest> = {}) => make({ kind: 'place', stake: 100, ...patch });
  const stateOf = ({ id }: { id: number }) => orderById(world.db, id)?.state;
  const told = () => messagesOf(world.db, userId).filter(({ message }) => message.kind === 'order');
  const bets = () => sql(world.db, 'SELECT amount, milli FROM coupon ORDER BY id').all();
  return { ...player, gameId, marketId, odds, make, place, stateOf, told, bets };
}
/** What was asked for runs after this turn. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('[ORDER-01] a player is told once that the odds are there, and not of what comes later', async () => {
  const { odds, make, stateOf, told, world } = await atTwo();
  const order = make();
  odds(2.09);
  expect(stateOf(order)).toBe('waiting');
  odds(2.12);
  expect(stateOf(order)).toBe('told');
  expect(told()).toMatchObject([{ message: { what: 'told', asked: 2100, got: 2120 } }]);
  odds(2);
  odds(2.2);
  expect(told()).toHaveLength(1);
  expect(bookOf(world).size()).toBe(0);
});

test('[OPS-43] a bet at odds waits until works on the site are over, and who only wants to hear hears', async () => {
  const { world, odds, make, place, stateOf, bets } = await atTwo();
  const [order, alert] = [place(), make()];
  world.maintenance = { ...noWorks, isActive: true };
  odds(2.12);
  await settled();
  expect([stateOf(order), stateOf(alert), bets()]).toEqual(['waiting', 'told', []]);
  world.maintenance = noWorks;
  odds(2.13);
  await expect.poll(() => stateOf(order)).toBe('placed');
  expect(bets()).toHaveLength(1);
});

test('[ORDER-01] at these odds or lower', async () => {
  const { odds, make, stateOf } = await atTwo();
  const order = make({ side: 'below', odds: 1.9 });
  odds(1.95);
  expect(stateOf(order)).toBe('waiting');
  odds(1.9);
  expect(stateOf(order)).toBe('told');
});

test('[ORDER-01] nothing is said while the outcome is suspended', async () => {
  const { world, gameId, marketId, odds, make, stateOf } = await atTwo();
  const order = make();
  world.simulator.command({ gameId, do: 'suspend', marketId });
  odds(2.2);
  expect(stateOf(order)).toBe('waiting');
  world.simulator.command({ gameId, do: 'resume', marketId });
  expect(stateOf(order)).toBe('told');
});

test.each([
  ['its moment has come', { until: 'time' as const }, 2],
  ['its match is over', { until: 'end' as const }, 30],
  ['its match begins', { until: 'start' as const }, 24],
])('[ORDER-01] a player hears that the odds did not come when %s', async (_, patch, hours) => {
  const { world, make, stateOf, told } = await atTwo();
  const endsAt = Math.floor(world.clock.now() / 1000) + hour;
  const order = make({ ...patch, odds: 900, ...(patch.until === 'time' && { endsAt }) });
  world.simulator.command({ run: true });
  world.clock.advance(hours * hour);
  expect(stateOf(order)).toBe('ended');
  expect(told()).toMatchObject([{ message: { what: 'ended' } }]);
});

test('[ORDER-02] a bet is placed once, at the odds of now, when they are as asked or higher', async () => {
  const { odds, place, stateOf, told, bets } = await atTwo();
  const order = place();
  odds(2.05);
  await settled();
  expect(bets()).toEqual([]);
  odds(2.15);
  odds(2.2);
  await settled();
  expect(bets()).toEqual([{ amount: 10_000, milli: 2150 }]);
  expect(stateOf(order)).toBe('placed');
  odds(2.3);
  await settled();
  expect(bets()).toHaveLength(1);
  expect(told()).toMatchObject([{ message: { what: 'placed', stake: 100, number: expect.any(String) as string } }]);
});

test('[ORDER-02] two looks at one moment place one bet', async () => {
  const { world, marketId, odds, place, bets } = await atTwo();
  place();
  odds(2.15);
  bookOf(world).later(marketId);
  odds(2.16);
  await settled();
  expect(bets()).toHaveLength(1);
});

test('[ORDER-02] nothing is held: a bet without money for it is refused with the ordinary reason, and the odds do not matter again', async () => {
  const { world, accountId, odds, place, stateOf, told, bets } = await atTwo();
  const holds = (minor: number) => {
    const { iso, type, minor: held } = accountById(world.db, accountId)!;
    setBalance(world, { id: accountId, iso, type }, minor, 'adjustment', held);
  };
  const order = place();
  holds(50_00);
  odds(2.15);
  await settled();
  expect(stateOf(order)).toBe('refused');
  expect(told()).toMatchObject([{ message: { what: 'refused', code: errorCodes.notEnoughMoney } }]);
  holds(5000_00);
  odds(2.3);
  await settled();
  expect(bets()).toEqual([]);
});

test('[ORDER-03] a break from play takes all orders away, and says nothing', async () => {
  for (const rest of ['exclude', 'timeOut'] as const) {
    const { world, userId, odds, make, place, stateOf, told, bets } = await atTwo();
    const orders = [make(), place()];
    if (rest === 'exclude') exclude(world, userId, 365, 'this');
    else takeBreak(world, userId, { type: timeOut, days: 1 });
    expect(orders.map(stateOf)).toEqual(['dropped', 'dropped']);
    odds(2.2);
    await settled();
    expect([bets(), told()]).toEqual([[], []]);
    expect(() => make()).toThrow(ApiFailure);
  }
});

test('[ORDER-03] of a player whose account is closed nothing is placed, and nothing is said', async () => {
  const { world, userId, odds, make, place, stateOf, told, bets } = await atTwo();
  const orders = [make(), place()];
  sql(world.db, `UPDATE user SET client_config = json_set(client_config, '$.ban_level', 1) WHERE id = ?`).run(userId);
  odds(2.2);
  await settled();
  expect(orders.map(stateOf)).toEqual(['dropped', 'dropped']);
  expect([bets(), told()]).toEqual([[], []]);
});

test('[ORDER-04] a player has so many at most, and none that has come true already or is of another kind of money', async () => {
  const { make, place } = await atTwo();
  const codeOf = (run: () => unknown) => {
    try {
      run();
      return null;
    } catch (error) {
      return (error as ApiFailure).code;
    }
  };
  expect(codeOf(() => make({ odds: 2 }))).toBe(errorCodes.conflict);
  expect(codeOf(() => make({ side: 'below', odds: 2.5 }))).toBe(errorCodes.conflict);
  expect(codeOf(() => make({ until: 'time', endsAt: 1000 }))).toBe(errorCodes.validation);
  expect(codeOf(() => make({ until: 'time' }))).toBe(errorCodes.validation);
  expect(codeOf(() => make({ marketId: 1 }))).toBe(errorCodes.marketClosed);
  expect(codeOf(() => place({ stake: 0.001 }))).toBe(errorCodes.validation);
  expect(codeOf(() => place({ stake: 0.01 }))).toBe(errorCodes.amountBelowMin);
  expect(codeOf(() => place({ side: 'below', odds: 1.5 }))).toBe(errorCodes.validation);
  expect(codeOf(() => place({ accountId: 999_999 }))).toBe(errorCodes.notFound);
  for (let count = 0; count < orderBounds.waiting; count += 1) make();
  expect(codeOf(() => make())).toBe(errorCodes.conflict);
});

/** A live match with a market at 2.00 whose bets wait a tenth of a second. */
async function inPlay() {
  const at = await atTwo();
  const { world } = at;
  const { simulator } = world;
  const market = simulator
    .snapshot()
    .games.filter(({ zone, status }) => zone === 'live' && status === 2)
    .flatMap(({ id }) => simulator.marketsOf(id))
    .find(({ isBlocked, milli, isMain }) => isMain && !isBlocked && milli > 1100);
  const { id: marketId, gameId } = market!;
  const odds = (coef: number) => void simulator.command({ gameId, do: 'odds', marketId, coef });
  odds(2);
  return { ...at, marketId, gameId, odds };
}

test('[ORDER-02] a bet in play waits like every other: odds that fall meanwhile are not taken, and the order waits on', async () => {
  const { world, marketId, odds, place, stateOf, bets } = await inPlay();
  const order = place({ marketId });
  odds(2.2);
  await settled();
  expect(bets()).toEqual([]);
  odds(1.9);
  world.clock.advance(1);
  await settled();
  expect([bets(), stateOf(order)]).toEqual([[], 'waiting']);
  odds(2.3);
  await settled();
  world.clock.advance(1);
  await settled();
  expect(bets()).toEqual([{ amount: 10_000, milli: 2300 }]);
});

test('[ORDER-02] an order that its player takes away while its bet waits places nothing', async () => {
  const { world, userId, marketId, odds, place, bets } = await inPlay();
  const order = place({ marketId });
  odds(2.2);
  await settled();
  removeOrder(world.db, userId, order.id);
  world.clock.advance(1);
  await settled();
  expect(bets()).toEqual([]);
});
