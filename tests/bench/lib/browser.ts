import packed from '@sparticuz/chromium';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

const ARGUMENTS = [
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
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** Thread time of the page's main thread, in ms: waiting for other load does not count. */
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

/** Cost of what `act` does on the page, in thread ms. */
export async function costOf(session: CDPSession, act: () => Promise<unknown>): Promise<Ticks> {
  const before = await readTicks(session);
  await act();
  const after = await readTicks(session);
  return { script: after.script - before.script, task: after.task - before.task, heap: after.heap - before.heap };
}
