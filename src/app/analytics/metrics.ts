import { createEffect, createStore, sample } from 'effector';

import type { EventName } from '@contracts/analytics';

import { isStandalone } from '@/shared/lib/user-agent';
import { $routeMatch } from '@/shared/routing';

import { collectorOpened, tracked } from './collector';
import { reportWindowMs } from './config';
import { $collectorKey } from './consent';
import { happened } from './event';

type Metric = { name: Extract<EventName, 'firstByte' | 'firstPaint' | 'largestPaint' | 'interactive'>; value: number };

/** The last largest paint so far: the browser gives those of the past in one piece, or nothing at all. */
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

/** How fast this page was, ms since its start; what the browser does not measure is left out. Decision D-89. */
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

// Once a page, as soon as it may be told.
const $isTold = createStore(false).on([readMetricsFx], () => true);
const $isOpen = createStore(false).on(collectorOpened, () => true);
sample({
  clock: [collectorOpened, $collectorKey],
  source: { key: $collectorKey, isTold: $isTold, isOpen: $isOpen },
  filter: ({ key, isTold, isOpen }) => key !== null && isOpen && !isTold,
  fn: () => undefined,
  target: [readMetricsFx, readStandaloneFx],
});
sample({
  clock: readMetricsFx.doneData,
  source: $routeMatch,
  fn: (match, metrics) => ({ metrics, route: match?.meta.pageId ?? '' }),
  target: tellFx,
});
// Spec: coupon §7: a launch from the home screen.
sample({
  clock: readStandaloneFx.doneData,
  filter: (isFromHomeScreen) => isFromHomeScreen,
  fn: () => happened('standaloneLaunch', {}),
  target: tracked,
});
