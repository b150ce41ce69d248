import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PriceHistory } from '@contracts/price-history';

import { fetchFx } from '@/shared/api';

import { $failure, $history, historyClosed, historyOpened, historyRetried } from './history';

const part = (change: Partial<PriceHistory>): { data: PriceHistory } => ({
  data: {
    ...{ gameId: 7, startAt: 0, until: 2000, next: null, marks: [] },
    lines: [{ id: 71, name: 'Home', opening: 2000, low: 2000, high: 2000, now: 2000, points: [1000, 2000] }],
    ...change,
  },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(answers: (() => Response)[]) {
  const asked: string[] = [];
  const server = (request: Request) => {
    asked.push(new URL(request.url).searchParams.get('since') ?? '');
    return Promise.resolve(answers.shift()?.() ?? Response.json({}, { status: 500 }));
  };
  return { asked, scope: fork({ handlers: [[fetchFx, server]] }) };
}

test('[MEDIA-13] the parts of a long history follow one another, then what is new comes while it is open', async () => {
  const later = [{ ...part({}).data.lines[0]!, points: [3000, 2100] }];
  const { asked, scope } = setup([
    () => Response.json(part({ next: 2000 })),
    () => Response.json(part({ until: 4000, lines: later })),
    () => Response.json(part({ until: 9000, lines: [{ ...later[0]!, points: [] }] })),
  ]);
  const opened = allSettled(historyOpened, { scope, params: [71] });
  await vi.advanceTimersByTimeAsync(5100);
  expect(asked).toEqual(['0', '2000', '4000']);
  expect(scope.getState($history)?.lines[0]?.points).toEqual([1000, 2000, 3000, 2100]);
  const closed = allSettled(historyClosed, { scope });
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all([opened, closed]);
  expect(asked.length).toBe(3);
  expect(scope.getState($history)).toBeNull();
});

test('[MEDIA-13] a match that is no longer on offer has no history; a failure can be tried again', async () => {
  const { scope } = setup([() => Response.json({}, { status: 404 }), () => Response.json(part({}))]);
  const opened = allSettled(historyOpened, { scope, params: [71] });
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($failure)).toBe('missing');
  void allSettled(historyRetried, { scope });
  await vi.advanceTimersByTimeAsync(100);
  expect([scope.getState($failure), scope.getState($history)?.gameId]).toEqual([null, 7]);
  void allSettled(historyClosed, { scope });
  await vi.advanceTimersByTimeAsync(6000);
  await opened;
});

test('[MEDIA-13] what is shown goes on after a call that failed', async () => {
  const failing = () => Response.json({}, { status: 500 });
  const { asked, scope } = setup([
    () => Response.json(part({})),
    ...[failing, failing, failing],
    () => Response.json(part({ until: 9000, lines: [{ ...part({}).data.lines[0]!, points: [8000, 1900] }] })),
  ]);
  const opened = allSettled(historyOpened, { scope, params: [71] });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(asked).toEqual(['0', '2000', '2000', '2000', '2000']);
  expect([scope.getState($failure), scope.getState($history)?.lines[0]?.points]).toEqual([
    null,
    [1000, 2000, 8000, 1900],
  ]);
  void allSettled(historyClosed, { scope });
  await vi.advanceTimersByTimeAsync(6000);
  await opened;
});
