import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import packed from '@sparticuz/chromium';

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--expose-gc',
];

export async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await packed.executablePath());
  return chromium.launch({ executablePath, args: launchArguments });
}

/**
 * `script` and `task`: time of the page's main thread, ms; other programs on the machine do not count. `heap`: bytes.
 */
export type Ticks = { script: number; task: number; heap: number };

export async function openPage(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  return { page, session };
}

export async function readTicks(session: CDPSession): Promise<Ticks> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: of('ScriptDuration') * 1000, task: of('TaskDuration') * 1000, heap: of('JSHeapUsedSize') };
}

/** Heap in use after two collections, in bytes. */
export async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await readTicks(session)).heap;
}

/**
 * Waits until the work that mounting and warming up left behind is done: garbage, and marks of prices (1.5 s).
 * Otherwise it would count as the cost of an idle page.
 */
export async function settle(page: Page, session: CDPSession): Promise<void> {
  await page.waitForTimeout(1700);
  await readHeap(session);
}

/** Measures what `act` costs the page, in ms of the main thread. */
export async function costOf(session: CDPSession, act: () => Promise<unknown>): Promise<Ticks> {
  const before = await readTicks(session);
  await act();
  const after = await readTicks(session);
  return { script: after.script - before.script, task: after.task - before.task, heap: after.heap - before.heap };
}

/** The slow line and the slow machine: a quarter of the CPU, 1.6 Mbit/s, 150 ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Measures the time from the request to the first heading on the screen, with a cold cache on the slow line, ms. */
export async function untilHeading(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await slowDown(page);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'visible' });
  const spent = performance.now() - started;
  await context.close();
  return spent;
}
