// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { readMetricsFx } from './metrics';

type Entries = { startTime: number }[];

/** A browser that measured these paints. `largest` null: this browser never tells the largest paint. */
function measure(largest: Entries | null, isSupported = true) {
  const entries: Record<string, object[]> = {
    navigation: [{ responseStart: 101.4, domInteractive: 703.2 }],
    paint: [{ startTime: 402.6 }],
  };
  vi.stubGlobal('performance', {
    now: performance.now.bind(performance),
    getEntriesByType: (type: string) => entries[type] ?? [],
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = isSupported ? ['largest-contentful-paint'] : [];
      readonly listen: (list: object) => void;
      constructor(listen: (list: object) => void) {
        this.listen = listen;
      }
      observe() {
        if (largest !== null) queueMicrotask(() => this.listen({ getEntries: () => largest }));
      }
      disconnect() {
        return undefined;
      }
    },
  );
}
const read = async () => (await allSettled(readMetricsFx, { scope: fork() })).value;

afterEach(() => {
  vi.useRealTimers();
});

test('[ANALYT-07] first byte, first paint, largest paint and interactive, in whole milliseconds', async () => {
  measure([{ startTime: 300 }, { startTime: 900.5 }]);
  expect(await read()).toEqual([
    { name: 'firstByte', value: 101 },
    { name: 'firstPaint', value: 403 },
    { name: 'largestPaint', value: 901 },
    { name: 'interactive', value: 703 },
  ]);
});

test.each([
  ['does not measure it', false],
  ['never says', true],
])('[ANALYT-10] a browser that %s: the report goes without it, within ten seconds', async (_, isSupported) => {
  vi.useFakeTimers();
  measure(null, isSupported);
  const report = read();
  await vi.advanceTimersByTimeAsync(9999);
  expect(await report).toHaveLength(3);
});
