import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  $bets,
  $sent,
  oneClickAllowedChanged,
  oneClickSwitched,
  outcomePicked,
  settingsChanged,
} from '@/entities/coupon';
import { $isActiveOneClick, oneClickAmountChanged } from '@/entities/coupon';
import { pick } from '@/entities/coupon/testing';
import { sessionClosed, type ClosingReason } from '@/entities/session';

import '../index';
import { createServer } from '../lib/server.testing';
import { act, openTab, pass, type Stored } from '../lib/tab.testing';
import { $presses } from './press';
import { $quickState, quickPlaceRequested } from './quick';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const requestOf = ({ text }: Pick<Stored, 'text'>) => JSON.parse(text ?? '{}') as { sent?: { key: string }[] };

async function setup() {
  const server = createServer();
  const stored: Stored = { text: null, writes: [] };
  const tab = await openTab(server, stored);
  const bodies = () =>
    [...server.keys.values()].map(({ body }) => JSON.parse(body) as { amount: number; source: string; typeId: number });
  return { server, stored, tab, scope: tab.scope, bodies };
}
async function arm() {
  const all = await setup();
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

test('a stake that the account does not have never leaves the page', async () => {
  const { tab, scope, server } = await arm();
  await act(scope, oneClickAmountChanged, 99_999_00);
  await act(scope, outcomePicked, pick(5));
  expect([server.keys.size, tab.get($presses)[0]?.state]).toEqual([0, 'no_money']);
});

const ended: { reason: ClosingReason } = { reason: 'player' };
test('[CPN-24] the end of the session turns one-click off', async () => {
  const { tab, scope } = await arm();
  await act(scope, sessionClosed, ended);
  expect(tab.get($isActiveOneClick)).toBe(false);
});

test('[CPN-20] the small slip places its single once, beside the coupon', async () => {
  const { tab, scope, server, bodies } = await setup();
  await act(scope, settingsChanged, { isQuickCoupon: true });
  await act(scope, outcomePicked, pick(5));
  await act(scope, quickPlaceRequested);
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect(bodies()).toMatchObject([{ source: 'quick', typeId: 0, amount: 150 }]);
  expect([tab.get($bets), server.bets()]).toEqual([[], 1]);
  expect(tab.get($quickState)).toMatchObject({ stage: 'answered', answer: { outcome: { kind: 'accepted' } } });
});

test('a small slip that was refused goes again under another key', async () => {
  const { tab, scope, server } = await setup();
  await act(scope, settingsChanged, { isQuickCoupon: true });
  await act(scope, outcomePicked, pick(5));
  server.refuse({ status: 409, code: 1002 });
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect(tab.get($quickState)).toMatchObject({ answer: { outcome: { refusal: { code: 1002 } } } });
  server.refuse(null);
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect([server.keys.size, server.bets()]).toEqual([2, 1]);
});
