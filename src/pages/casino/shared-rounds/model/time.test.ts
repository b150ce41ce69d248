import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SharedRound } from '@contracts/shared-rounds';

import { fetchFx } from '@/shared/api';
import { feedChanged } from '@/shared/feed';
import { $location } from '@/shared/routing';

import { tableClosed, tableOpened } from './opened';
import { $table } from './table';
import { $moment } from './time';

const start = 1_800_000_000_000;
const round = (more: Partial<SharedRound> = {}): SharedRound => ({
  ...{ id: 7, kind: 'crash', at: start, chainId: 1, number: 7, phase: 'open', opensAt: start, closesAt: start + 8000 },
  ...{ endsAt: start + 9500, nextAt: null, bets: 0, left: 0, draws: [], hash: null },
  ...more,
});
const chains = [{ id: 1, terminating: 'a', salt: 'b', length: 9 }];
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that asked for its table. `ahead`: how far the server's clock is before the device's, ms; `takes`: until its answer. */
async function open({ ahead = 0, takes = 0, own = round() } = {}) {
  const asked: string[] = [];
  let last = own;
  const server = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    const now = Date.now() + ahead;
    await new Promise((resolve) => void setTimeout(resolve, takes));
    return Response.json({ data: { now, round: last, last: [], chains } });
  };
  const location = { path: '/casino/game/101/crash', language: 'en', search: '', hash: '' };
  const scope = fork({ values: [[$location, location]] as never, handlers: [[fetchFx, server]] });
  const tell = async <T>(unit: EventCallable<T>, params?: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(0);
  };
  await tell(tableOpened);
  await vi.advanceTimersByTimeAsync(takes);
  const hear = (value: SharedRound) => {
    last = value;
    const ops = [{ op: 'put', kind: 'shared', id: value.id, value }];
    return tell(feedChanged as EventCallable<unknown>, [{ kind: 'ops', topic: 'shared:crash', ops }]);
  };
  return { scope, asked, tell, hear, moment: () => scope.getState($moment) };
}

test('[LOTTO-03] seconds are those of the server, whatever the clock of the device says', async () => {
  const { moment } = await open({ ahead: 3000 });
  expect(moment()).toMatchObject({ phase: 'open', toClose: 5, toDraw: 7, toNext: 0, ranMs: 0, worth: 100 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(moment()).toMatchObject({ toClose: 4, toDraw: 6 });
});

test('[LOTTO-03] an answer that came late is put right by the next word of the feed, and no older word puts it back', async () => {
  const { moment, hear } = await open({ takes: 2000 });
  // The answer is two seconds old.
  expect(moment()?.toClose).toBe(8);
  await hear(round({ at: start + 2000, bets: 1 }));
  expect(moment()?.toClose).toBe(6);
  await hear(round({ at: start + 500, bets: 2 }));
  expect(moment()?.toClose).toBe(6);
});

test('[CAS-09] a flight grows from its start, and a round that ended counts to the next one', async () => {
  const { moment, hear } = await open();
  await vi.advanceTimersByTimeAsync(8000);
  await vi.advanceTimersByTimeAsync(11_600);
  expect(moment()).toMatchObject({ phase: 'running', toClose: 0 });
  // Twice the stake after eleven and a half seconds.
  expect(moment()?.worth).toBe(200);
  const [at, nextAt] = [start + 19_600, start + 23_600];
  await hear(round({ phase: 'ended', at, nextAt, draws: [200], hash: 'c' }));
  expect(moment()).toMatchObject({ phase: 'ended', ranMs: 0, worth: 100, toNext: 4 });
});

test('[LOTTO-03] a page that was left knows no round and no time, and hears of none', async () => {
  const { scope, moment, tell, hear, asked } = await open();
  await tell(tableClosed);
  expect([scope.getState($table), moment()]).toEqual([null, null]);
  await hear(round({ id: 8, number: 8 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect([scope.getState($table), moment()]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
});

test('[FAIR-12] a round of a chain that the page does not know is asked for once', async () => {
  const { hear, asked } = await open();
  await hear(round({ id: 8, number: 1, chainId: 2 }));
  await hear(round({ id: 8, number: 1, chainId: 2, bets: 1 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
});

test('[LOTTO-03] what stands is asked for again when the feed begins anew: rounds may have been missed', async () => {
  const { tell, asked } = await open();
  const change = (topic: string) => [{ kind: 'snapshot', topic, ts: 0, entities: {} }];
  await tell(feedChanged as EventCallable<unknown>, change('shared:wheel-draw'));
  expect(asked).toHaveLength(1);
  await tell(feedChanged as EventCallable<unknown>, change('shared:crash'));
  expect(asked).toHaveLength(2);
});
