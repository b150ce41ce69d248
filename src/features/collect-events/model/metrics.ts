import { createEffect, createStore, sample } from 'effector';

import type { EventName } from '@contracts/analytics';

import { isStandalone } from '@/shared/lib/user-agent';
import { $routeMatch } from '@/shared/routing';

import { reportWindowMs } from '../config';
import { happened } from '../lib/event';
import { collectorOpened, tracked } from './collector';
import { $collectorKey } from './consent';

type Metric = { name: Extract<EventName, 'firstByte' | 'firstPaint' | 'largestPaint' | 'interactive'>; value: number };

/** The latest largest paint. The browser reports all past paints at once, or none. */
const largestPaint = () =>
  new Promise<number | null>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
      resolve(null);
      return;
    }
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime ?? null);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, reportWindowMs / 2, null);
  });

/** How fast this page was, ms since its start. Leaves out what the browser does not measure. Decision D-89. */
export const readMetricsFx = createEffect(async (): Promise<Metric[]> => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const values: Record<Metric['name'], number | null | undefined> = {
    firstByte: navigation?.responseStart,
    firstPaint: performance.getEntriesByType('paint')[0]?.startTime,
    largestPaint: await largestPaint(),
    interactive: navigation?.domInteractive,
  };
  return (Object.keys(values) as Metric['name'][]).flatMap((name) => {
    const value = values[name];
    return value === null || value === undefined ? [] : [{ name, value: Math.round(value) }];
  });
});
const readStandaloneFx = createEffect(isStandalone);
const tellFx = createEffect(({ metrics, route }: { metrics: readonly Metric[]; route: string }) => {
  for (const { name, value } of metrics) tracked(happened(name, { value, route }));
});

// Reports once for each page, as soon as it may.
const $isTold = createStore(false).on([readMetricsFx], () => true);
const $isOpen = createStore(false).on(collectorOpened, () => true);
sample({
  clock: [collectorOpened, $collectorKey],
  source: { key: $collectorKey, isTold: $isTold, isOpen: $isOpen },
  filter: ({ key, isTold, isOpen }) => key !== null && isOpen && !isTold,
  target: [readMetricsFx, readStandaloneFx],
});
sample({
  clock: readMetricsFx.doneData,
  source: $routeMatch,
  fn: (match, metrics) => ({ metrics, route: match?.meta.pageId ?? '' }),
  target: tellFx,
});
// Spec: coupon §7: the visitor started the page from the home screen.
sample({
  clock: readStandaloneFx.doneData,
  filter: (isFromHomeScreen) => isFromHomeScreen,
  fn: () => happened('standaloneLaunch', {}),
  target: tracked,
});
