import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $bets, outcomeToggled, pricesReceived, stakeChanged } from '@/entities/coupon';
import { pick } from '@/entities/coupon/testing';
import { act, createServer, pass, stopClock } from '@/entities/placement/testing';

import { fresh, openTab } from '../lib/tab.testing';
import { $askedPrices, $isAskSettled, acceptRequested } from './accept';
import { $blockers } from './blockers';
import '../index';

beforeEach(() => {
  stopClock();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** An express of 1.85 and 2.00, both of which have just fallen. */
async function setup() {
  const server = createServer();
  const tab = await openTab(server, fresh());
  await act(tab.scope, outcomeToggled, pick(12));
  await act(tab.scope, pricesReceived, { 11: 1700, 12: 1900 });
  const accept = () => act(tab.scope, acceptRequested, tab.get($askedPrices) ?? '');
  const sent = () =>
    [...server.keys.values()].map(({ body }) => (JSON.parse(body) as { bets: { coef: number }[] }).bets);
  return { server, tab, accept, sent };
}

test('[CPN-51] one press says yes to every fallen price and places at them', async () => {
  const { tab, accept, sent, server } = await setup();
  expect(tab.get($blockers)).toEqual([{ reason: 'odds_changed', count: 2 }]);
  await pass(600);
  await accept();
  expect([server.bets(), sent()]).toMatchObject([1, [[{ coef: 1.7 }, { coef: 1.9 }]]]);
});

test('[CPN-51] a press in the moment of the change was meant for the price before it: nothing is agreed to', async () => {
  const { tab, accept, server } = await setup();
  expect(tab.get($isAskSettled)).toBe(false);
  await accept();
  expect([server.bets(), tab.get($bets).map(({ agreedMilliOdds }) => agreedMilliOdds)]).toEqual([0, [1850, 2000]]);
});

test('[CPN-51] a yes to prices that are no longer shown is no yes', async () => {
  const { tab, server } = await setup();
  await pass(600);
  const shown = tab.get($askedPrices) ?? '';
  await act(tab.scope, pricesReceived, { 12: 1500 });
  await pass(600);
  await act(tab.scope, acceptRequested, shown);
  expect([server.bets(), tab.get($bets)[1]?.agreedMilliOdds]).toEqual([0, 2000]);
});

test('[CPN-51] while something else stands in the way the button asks nothing', async () => {
  const { tab, server } = await setup();
  await act(tab.scope, stakeChanged, { of: 'slip', minor: null });
  await pass(600);
  expect(tab.get($askedPrices)).toBeNull();
  await act(tab.scope, acceptRequested, '11:1700,12:1900');
  expect(server.bets()).toBe(0);
});

test('[CPN-55] a question that went and came back is as new as the first time', async () => {
  const { tab, accept, server } = await setup();
  await pass(600);
  await act(tab.scope, pricesReceived, { 11: 1850, 12: 2000 });
  await act(tab.scope, pricesReceived, { 11: 1700, 12: 1900 });
  await accept();
  expect([server.bets(), tab.get($bets).map(({ agreedMilliOdds }) => agreedMilliOdds)]).toEqual([0, [1850, 2000]]);
  await pass(600);
  await accept();
  expect(server.bets()).toBe(1);
});
