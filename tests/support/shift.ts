import type { Page } from '@playwright/test';

type Shifted = { shift: number };
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Measures how much the next pages move by themselves, by the browser's own figure. What a press moves does not count. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const total = window as unknown as Shifted;
    total.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) total.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much the page has moved until now. */
export const readShift = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Shifted).shift);
