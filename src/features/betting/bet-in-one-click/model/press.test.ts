import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $bets, $sent } from '@/entities/coupon';
import { pick } from '@/entities/coupon/testing';
import { lookRequested } from '@/entities/placement';
import { act, createServer, openTab, pass, type Server, type Stored } from '@/entities/placement/testing';
import { $player, type Player } from '@/entities/player';
import { oneClickAllowedChanged, oneClickSwitched, outcomePicked } from '@/entities/quick-bet';
import { $isActiveOneClick, oneClickAmountChanged } from '@/entities/quick-bet';
import { $userId, type ClosingReason, sessionClosed } from '@/entities/session';

import { $presses } from './press';
import './arming';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const requestOf = ({ text }: Pick<Stored, 'text'>) => JSON.parse(text ?? '{}') as { sent?: { key: string }[] };

/** A tab of a player with money. */
const openPlayerTab = (server: Server, stored: Stored, player: Partial<Player> = {}) =>
  openTab(server, stored, {
    values: [
      [$userId, 3],
      [$player, player],
      [$balance, balance],
    ] as never,
  });

async function setup(player?: Partial<Player>) {
  const server = createServer();
  const stored: Stored = { text: null, writes: [] };
  const tab = await openPlayerTab(server, stored, player);
  const bodies = () =>
    [...server.keys.values()].map(({ body }) => JSON.parse(body) as { amount: number; source: string; typeId: number });
  return { server, stored, tab, scope: tab.scope, bodies };
}
async function arm(player?: Partial<Player>) {
  const all = await setup(player);
  await act(all.scope, oneClickAllowedChanged, true);
  await act(all.scope, oneClickAmountChanged, 70_00);
  await act(all.scope, oneClickSwitched, true);
  return all;
}

test('[CPN-26] an armed press is one single of the set amount, whose key is stored before it leaves, and no bet of the coupon', async () => {
  const { tab, scope, server, bodies } = await arm();
  await act(scope, outcomePicked, pick(5));
  await pass(1000);
  expect(bodies()).toMatchObject([{ amount: 70, source: 'one_click', typeId: 0 }]);
  expect(tab.storedWhenSent.map((text) => requestOf({ text }).sent?.length)).toEqual([1]);
  expect([tab.get($bets), tab.get($sent), server.bets()]).toEqual([[], [], 1]);
  expect(tab.get($presses)).toMatchObject([{ state: 'accepted', stake: 70_00 }]);
});

test('[CPN-26] two halves of a double press are one bet; a later press is another one', async () => {
  const { scope, server } = await arm();
  await act(scope, outcomePicked, pick(5));
  await act(scope, outcomePicked, pick(5));
  expect(server.bets()).toBe(1);
  await pass(2000);
  await act(scope, outcomePicked, pick(5));
  expect(server.bets()).toBe(2);
});

test('an armed press whose answer was lost is asked about, never sent again', async () => {
  const { tab, scope, server } = await arm();
  server.next('answer_lost');
  await act(scope, outcomePicked, pick(5));
  await act(scope, outcomePicked, pick(5));
  await pass(15_000);
  expect([server.bets(), tab.get($presses)[0]?.state]).toEqual([1, 'accepted']);
});

test('[BET-20] an armed press whose answer the other tab hears first is not left waiting', async () => {
  const { tab, scope, server, stored } = await arm();
  const other = await openPlayerTab(server, stored);
  server.next('answer_lost');
  await act(scope, outcomePicked, pick(5));
  await other.hear();
  await act(other.scope, lookRequested, [...server.betsByKey.keys()][0]);
  await tab.hear();
  expect([server.bets(), tab.get($presses)[0]?.state]).toEqual([1, 'accepted']);
});

test('a stake that the account does not have never leaves the page', async () => {
  const { tab, scope, server } = await arm();
  await act(scope, oneClickAmountChanged, 99_999_00);
  await act(scope, outcomePicked, pick(5));
  expect([server.keys.size, tab.get($presses)[0]?.state]).toEqual([0, 'no_money']);
});

test('[CPN-56] an armed press of a player who has excluded themselves never leaves the page, and says why', async () => {
  const { tab, scope, server } = await arm({ isSelfExcluded: true });
  await act(scope, outcomePicked, pick(5));
  expect([server.keys.size, tab.get($presses)[0]?.state]).toEqual([0, 'self_excluded']);
});

const ended: { reason: ClosingReason } = { reason: 'player' };
test('[CPN-24] the end of the session turns one-click off', async () => {
  const { tab, scope } = await arm();
  await act(scope, sessionClosed, ended);
  expect(tab.get($isActiveOneClick)).toBe(false);
});

test('[CPN-26] one-click that a clock of tomorrow has armed is off when the clock is right again: a press is no bet', async () => {
  const { tab, scope, server } = await arm();
  expect(tab.get($isActiveOneClick)).toBe(true);
  vi.setSystemTime(Date.now() - 86_400_000);
  await pass(2000);
  expect(tab.get($isActiveOneClick)).toBe(false);
  await act(scope, outcomePicked, pick(5));
  await pass(1000);
  expect([server.bets(), tab.get($bets).length]).toEqual([0, 1]);
});
