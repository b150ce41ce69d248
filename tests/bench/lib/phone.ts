import type { Browser, Page } from '@playwright/test';

import { slowDown } from './browser.ts';

/**
 * How a page opens on a telephone with a cold cache. `paint`: largest paint, ms. `blocked`: what each task took over 50 ms, ms in
 * all. `requests`: different addresses in the first nine seconds. `twice`: how many of them were asked for more than once.
 * `shift`: sum of the layout's shifts. `requests` and `twice` have no noise.
 */
export type Opening = { paint: number; blocked: number; requests: number; twice: number; shift: number };

const watchedMs = 9000;

type Seen = Window & { seen?: { paint: number; blocked: number; shift: number } };

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen = { paint: 0, blocked: 0, shift: 0 };
  (window as Seen).seen = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
}

const read = (page: Page) => page.evaluate(() => (window as Seen).seen ?? { paint: NaN, blocked: NaN, shift: NaN });

/** Opens an address on the slow line and the slow machine and looks on for nine seconds. */
export async function lookAt(browser: Browser, url: string, cookies: Cookies = []): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(watch);
    await slowDown(page);
    const asked = new Map<string, number>();
    page.on('request', (request) => asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1));
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(watchedMs);
    const { paint, blocked, shift } = await read(page);
    const isFile = ([address]: [string, number]) => /\.(?:js|css)$/.test(new URL(address).pathname);
    const twice = [...asked].filter((entry) => isFile(entry) && entry[1] > 1).length;
    return { paint, blocked, requests: asked.size, twice, shift };
  } finally {
    await context.close();
  }
}

export type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];
