import { createWatch } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { couponBet, placedCoupon } from '@contracts/coupon.testing';

import { $bets, $sent, $slipId, $stake, stakeChanged } from '@/entities/coupon';
import { couponCodeLoaded, lookRequested, signInNeeded } from '@/entities/placement';
import { act, createServer, pass, stopClock } from '@/entities/placement/testing';
import { sessionOpened } from '@/entities/session';

import { fresh, openFirst, openTab, read } from '../lib/tab.testing';
import { $process, $receipt, $refused } from './result';

beforeEach(() => {
  stopClock();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('one press', () => {
  test('[BET-20] the key is stored before the first byte is sent, and is the id of the slip', async () => {
    const { tab, server, stored } = await openFirst();
    const id = tab.get($slipId);
    await tab.press();
    expect([...server.betsByKey]).toEqual([[id, 1]]);
    expect(JSON.parse(tab.storedWhenSent[0] ?? '').sent[0].key).toBe(id);
    expect(read(stored)).toMatchObject({ sent: [], bets: [] });
  });

  test('[BET-15] two presses at once place one bet', async () => {
    const { tab, server } = await openFirst();
    await Promise.all([tab.press(), tab.press()]);
    expect(server.bets()).toBe(1);
  });

  test('[BET-15] [CPN-39] an accepted slip leaves the coupon with its bets and gives a receipt; the next slip has another id', async () => {
    const { tab } = await openFirst();
    const id = tab.get($slipId);
    await tab.press();
    expect(tab.get($bets)).toEqual([]);
    expect(tab.get($receipt)?.coupons[0]).toMatchObject({ id: '1', stake: 150_00, milliOdds: 1850 });
    expect(tab.get($slipId)).not.toBe(id);
  });

  test('a visitor is asked to sign in, and nothing leaves the browser', async () => {
    const server = createServer();
    const tab = await openTab(server, fresh(), [], null);
    let asked = 0;
    createWatch({ unit: signInNeeded, scope: tab.scope, fn: () => (asked += 1) });
    await tab.press();
    expect(asked).toBe(1);
    expect(server.keys.size).toBe(0);
    expect(tab.get($bets)).toHaveLength(1);
  });

  test('a slip that another tab changed a moment ago is shown, not sent', async () => {
    const { tab, server, stored } = await openFirst();
    const other = await openTab(server, stored);
    await act(other.scope, stakeChanged, { of: 'slip', minor: 500_00 });
    await tab.press();
    expect(server.bets()).toBe(0);
    expect(tab.get($stake)).toBe(500_00);
  });
});

describe('an answer that never came', () => {
  test.each([
    ['answer_lost', 'accepted'],
    ['fails_after', 'accepted'],
    ['slow', 'accepted'],
    ['under_way', 'accepted'],
    ['request_lost', 'closed'],
    ['fails_before', 'closed'],
    ['late', 'closed'],
  ] as const)('[BET-20] %s: checking, then %s; never a failure in between', async (fate, end) => {
    const { tab, server, told } = await openFirst();
    server.next(fate);
    await tab.press();
    await pass(fate === 'slow' ? 10_500 : 500);
    if (fate !== 'under_way') expect(tab.get($process)?.stage).toBe('checking');
    expect(tab.get($refused)).toBeNull();
    await pass(30_000);
    server.deliverLate();
    expect(told.map(({ kind }) => kind)).toEqual([end]);
    expect(server.bets()).toBe(end === 'accepted' ? 1 : 0);
    expect(tab.get($process)).toBeNull();
  });

  test('looks stand at 1, 2, 4 and 8 s; what is unknown then is closed before "not placed" is said', async () => {
    const { tab, server } = await openFirst();
    server.next('request_lost');
    await tab.press();
    const [key] = tab.get($sent).map((sent) => sent.key);
    const looks: number[] = [];
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await pass(1000);
      const process = tab.get($process);
      if (process?.stage === 'checking' && process.looks > looks.length) looks.push(at);
    }
    expect(looks).toEqual([1, 2, 4, 8]);
    await pass(3000);
    expect(server.keys.get(key ?? '')?.state).toBe('closed');
    expect(tab.get($refused)).toEqual({ kind: 'not_placed' });
    expect(tab.get($bets)).toHaveLength(1);
    await tab.press();
    expect(server.bets()).toBe(1);
  });

  test('"Check now" does not wait for the next look', async () => {
    const { tab, server, told } = await openFirst();
    server.next('answer_lost');
    await tab.press();
    await act(tab.scope, lookRequested, tab.get($sent)[0]?.key);
    expect(told.map(({ kind }) => kind)).toEqual(['accepted']);
  });

  test('a reload in the middle takes up the asking', async () => {
    const { tab, server, stored, told } = await openFirst();
    server.next('answer_lost');
    await tab.press();
    tab.close();
    const next = await openTab(server, stored, told);
    expect(next.get($process)?.sent.key).toBe([...server.betsByKey.keys()][0]);
    await pass(2000);
    expect(told.map(({ kind }) => kind)).toEqual(['accepted']);
    expect(server.bets()).toBe(1);
  });

  test('code that comes after slip and player takes up the asking', async () => {
    const { tab, server, stored, told } = await openFirst();
    server.next('answer_lost');
    await tab.press();
    tab.close();
    const late = await openTab(server, stored, told, 3, [[$sent, tab.get($sent)]]);
    expect(late.get($sent)).toHaveLength(1);
    await act(late.scope, couponCodeLoaded);
    await pass(2000);
    expect(told.map(({ kind }) => kind)).toEqual(['accepted']);
  });

  test('after a reload nobody asks before the player is back, and nobody else ever does', async () => {
    const { tab, server, stored } = await openFirst();
    server.next('answer_lost');
    await tab.press();
    tab.close();
    const visitor = await openTab(server, stored, [], null);
    await pass(20_000);
    expect(visitor.get($process)).toMatchObject({ stage: 'checking', needsSignIn: true, looks: 0 });
    await act(visitor.scope, sessionOpened, { userId: 4 });
    await pass(5000);
    expect(visitor.get($process)).toBeNull();
    expect(visitor.get($sent)).toHaveLength(1);
    await act(visitor.scope, sessionOpened, { userId: 3 });
    await pass(5000);
    expect(visitor.get($sent)).toEqual([]);
  });

  test('the slip is frozen in every tab, and another tab finds the answer when the sender is gone', async () => {
    const { tab, server, stored, told } = await openFirst();
    const other = await openTab(server, stored, told);
    server.next('answer_lost');
    await tab.press();
    tab.close();
    await other.hear();
    await act(other.scope, stakeChanged, { of: 'slip', minor: 999_00 });
    await other.press();
    expect(other.get($sent)[0]?.stake).toBe(150_00);
    await pass(5000);
    expect(told.map(({ kind }) => kind)).toEqual(['accepted']);
    expect(server.bets()).toBe(1);
  });
});

describe('a key that another slip had first', () => {
  const other = placedCoupon('77', { amount: 150, bets: [couponBet(99)] });
  const known = (body: string, coupon = other) =>
    ({ state: 'done', body, status: 201, answer: { data: { coupon } } }) as const;

  test('[BET-21] the answer 1023 is a sure "not placed": it is said, the bets stay, and the next press has a key of its own', async () => {
    const { tab, server, told } = await openFirst();
    const key = tab.get($slipId) ?? '';
    server.keys.set(key, known('the other slip'));
    await tab.press();
    expect(tab.get($refused)).toMatchObject({ kind: 'refused', refusal: { code: 1023 } });
    expect([tab.get($receipt), tab.get($process), tab.get($bets).length]).toEqual([null, null, 1]);
    expect(tab.get($slipId)).not.toBe(key);
    await tab.press();
    expect([server.bets(), told.map(({ kind }) => kind)]).toEqual([1, ['key_taken', 'accepted']]);
  });

  test.each([
    ['other bets', other],
    ['another stake', placedCoupon('78', { amount: 15, bets: [couponBet(11)] })],
  ])('[BET-21] a look-up that finds a coupon of %s under the key shows no receipt of it', async (_, coupon) => {
    const { tab, server, told } = await openFirst();
    const key = tab.get($slipId) ?? '';
    server.next('request_lost');
    await tab.press();
    server.keys.set(key, known('the other slip', coupon));
    await pass(2000);
    expect([tab.get($receipt), tab.get($bets).length]).toEqual([null, 1]);
    expect(tab.get($refused)).toMatchObject({ refusal: { code: 1023 } });
    await tab.press();
    expect(told.map(({ kind }) => kind)).toEqual(['key_taken', 'accepted']);
    expect(tab.get($receipt)?.coupons[0]).toMatchObject({ stake: 150_00, legs: [{ marketId: 11 }] });
  });
});
