import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $sent, stakeChanged } from '@/entities/coupon';
import { act, createServer, fates, pass, stopClock, type Told } from '@/entities/placement/testing';

import { fresh, openTab, read, type Tab } from '../lib/tab.testing';
import './result';

beforeEach(() => {
  stopClock();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('press' as const), tab: fc.nat(1), fate: fc.constantFrom(...fates) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(500, 1000, 3000, 9000, 20_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('edit' as const), tab: fc.nat(1), stake: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), looks: fc.array(fc.boolean(), { maxLength: 4 }) }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

async function play(actions: Action[]) {
  const server = createServer();
  const stored = fresh();
  const told: Told[] = [];
  const tabs: Tab[] = [await openTab(server, stored, told), await openTab(server, stored, told)];
  const hear = async () => {
    for (const tab of tabs) await tab.hear();
  };
  for (const step of actions) {
    const tab = 'tab' in step ? tabs[step.tab] : undefined;
    if (step.do === 'press' && tab) {
      server.next(step.fate);
      await tab.press();
    }
    if (step.do === 'edit' && tab) await act(tab.scope, stakeChanged, { of: 'slip', minor: step.stake * 100_00 });
    if (step.do === 'reload' && tab) {
      tab.close();
      tabs[step.tab] = await openTab(server, stored, told);
    }
    if (step.do === 'deliver') {
      server.deliverLate();
      server.lookFates.push(...step.looks);
    }
    if (step.do === 'pass') {
      await hear();
      await pass(step.ms);
    }
  }
  // The network is well again.
  server.lookFates.length = 0;
  server.next('ok');
  await hear();
  for (let at = 0; at < 4 && read(stored).sent.length > 0; at += 1) {
    await pass(12_000);
    await hear();
  }
  server.deliverLate();
  const kept = read(stored).sent.length;
  const open = tabs.map((tab) => tab.get($sent).length);
  for (const tab of tabs) tab.close();
  vi.clearAllTimers();
  return { server, told, kept, open };
}

test('[BET-15] [BET-20] whatever the network does: never two bets under a key, "not placed" only when it is true, and every slip ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      const { server, told, kept, open } = await play(actions);
      const of = (kind: Told['kind']) => new Set(told.filter((one) => one.kind === kind).map(({ key }) => key));
      expect([...server.betsByKey.values()].every((count) => count === 1)).toBe(true);
      expect(of('accepted')).toEqual(new Set(server.betsByKey.keys()));
      for (const key of of('closed')) expect(server.betsByKey.has(key)).toBe(false);
      expect({ kept, open }).toEqual({ kept: 0, open: [0, 0] });
    }),
    { numRuns: 500 },
  );
}, 60_000);
