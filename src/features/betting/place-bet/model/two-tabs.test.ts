import { createWatch } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { betsRequested } from '@/entities/bet';
import { $bets, $slipId, outcomeToggled } from '@/entities/coupon';
import { pick } from '@/entities/coupon/testing';
import { lookRequested } from '@/entities/placement';
import { act, type Fate, pass, stopClock } from '@/entities/placement/testing';
import { languageChanged } from '@/shared/i18n';

import { openFirst, openTab } from '../lib/tab.testing';
import { $process, $receipt, $refused, betPlaced } from './result';

beforeEach(() => {
  stopClock();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('two tabs before one slip (fault F52)', () => {
  /** Both tabs have the slip. The second tab knows that the first one sent it, and later hears that the first one has its answer. */
  async function watched(fate: Fate, refusal: { status: number; code: number } | null = null) {
    const { tab, server, stored, told } = await openFirst();
    const other = await openTab(server, stored);
    const placed: unknown[] = [];
    createWatch({ unit: betPlaced, scope: other.scope, fn: (receipt) => placed.push(receipt) });
    server.next(fate);
    server.refuse(refusal);
    await tab.press();
    await other.hear();
    return { tab, other, server, stored, told, placed };
  }

  test('[BET-15] [CPN-39] the other tab shows the receipt too, and counts no second bet', async () => {
    const { tab, other, server, placed } = await watched('ok');
    expect(other.get($receipt)?.coupons[0]?.id).toBe(tab.get($receipt)?.coupons[0]?.id);
    expect([other.get($bets), other.get($process), placed, server.bets()]).toEqual([[], null, [], 1]);
  });

  test.each([
    ['en', 0],
    ['ru', 1],
  ])('[LANG-16] a tab that speaks %s reads the bets of an English answer %i times', async (language, times) => {
    const { tab, server, stored } = await openFirst();
    const other = await openTab(server, stored);
    const read: unknown[] = [];
    createWatch({ unit: betsRequested, scope: other.scope, fn: () => read.push(1) });
    await act(other.scope, languageChanged, language);
    await tab.press();
    await other.hear();
    expect([other.get($receipt)?.coupons.length, read.length]).toEqual([1, times]);
  });

  test('[BET-16] a refusal is given in both, with the slip that both still have', async () => {
    const { tab, other } = await watched('ok', { status: 409, code: 1002 });
    expect(other.get($refused)).toEqual(tab.get($refused));
    expect(other.get($refused)).toMatchObject({ refusal: { code: 1002 } });
    expect([other.get($slipId), other.get($bets).length]).toEqual([tab.get($slipId), 1]);
  });

  test('[BET-15] [BET-12] two tabs that look up the key at once: both show the receipt, one counts the bet', async () => {
    const { tab, server, stored } = await openFirst();
    const other = await openTab(server, stored);
    const counted: unknown[] = [];
    for (const { scope } of [tab, other])
      createWatch({ unit: betPlaced, scope, fn: ({ sent }) => counted.push(sent.key) });
    server.next('answer_lost');
    await tab.press();
    await other.hear();
    const [key] = server.betsByKey.keys();
    await Promise.all([tab, other].map(({ scope }) => act(scope, lookRequested, key)));
    expect([tab, other].map((each) => each.get($receipt)?.coupons[0]?.id)).toEqual(['1', '1']);
    expect(counted).toEqual([key]);
  });

  test('[BET-12] where storage takes nothing any more a bet is counted all the same', async () => {
    const { tab, server, stored } = await openFirst();
    const counted: unknown[] = [];
    createWatch({ unit: betPlaced, scope: tab.scope, fn: (receipt) => counted.push(receipt) });
    const { text } = stored;
    const full = () => {
      throw new Error('QuotaExceededError');
    };
    Object.defineProperty(stored, 'text', { get: () => text, set: full });
    await tab.press();
    expect([server.bets(), counted.length]).toEqual([1, 1]);
  });

  test('"not placed" is said in both', async () => {
    const { tab, other } = await watched('request_lost');
    await pass(12_500);
    await other.hear();
    await pass(20_000);
    expect([tab.get($refused), other.get($refused)]).toEqual([{ kind: 'not_placed' }, { kind: 'not_placed' }]);
  });

  test('a player who has gone on in the other tab is not called back', async () => {
    const { tab, stored, server } = await openFirst();
    const other = await openTab(server, stored);
    server.next('answer_lost');
    await tab.press();
    await other.hear();
    await act(other.scope, outcomeToggled, pick(12));
    await tab.hear();
    await pass(20_000);
    await tab.hear();
    await other.hear();
    expect(server.bets()).toBe(1);
    expect([tab, other].map((each) => [each.get($receipt), each.get($bets).length])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  test('the receipt makes room for what the other tab picks next', async () => {
    const { tab, other } = await watched('ok');
    await act(tab.scope, outcomeToggled, pick(12));
    await other.hear();
    expect([other.get($receipt), other.get($bets).length]).toEqual([null, 1]);
  });
});
