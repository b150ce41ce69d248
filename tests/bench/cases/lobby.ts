import type { Page } from '@playwright/test';

import { launch, openPage } from '../lib/browser.ts';
import type { BenchCase } from '../lib/case.ts';
import { serveBenchPages } from '../lib/site.ts';
import { median } from '../lib/stats.ts';
import '../lib/page.ts';

/** How many tasks took over 50 ms while somebody scrolled from one end to the other. */
const longTasks = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const main = document.querySelector('.bench-main');
    if (main === null || main.scrollHeight <= main.clientHeight) throw new Error('There is nothing to scroll.');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    let count = 0;
    const observer = new PerformanceObserver((list) => (count += list.getEntries().length));
    observer.observe({ type: 'longtask' });
    for (const step of [40, -40])
      for (let at = step > 0 ? 0 : main.scrollHeight; at >= 0 && at <= main.scrollHeight; at += step) {
        main.scrollTop = at;
        await frame();
      }
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return count;
  });

/** A lobby of 64 tiles scrolls on a quarter of the CPU without a task over 50 ms. */
export const lobbyCase: BenchCase = {
  id: 'lobby',
  async run(rounds) {
    const browser = await launch();
    const site = await serveBenchPages();
    try {
      const counts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { page, session } = await openPage(browser, site.url('index.html'));
        await page.evaluate(() => window.bench.mount('lobby', 64));
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        counts.push(await longTasks(page));
        await page.close();
      }
      const ours = median(counts);
      return [
        {
          ...{ id: 'lobby.64', unit: 'tasks over 50 ms', ours, refs: {}, ratio: {}, spread: {} },
          ...{ goal: 'none', pass: ours === 0 },
        },
      ];
    } finally {
      site.close();
      await browser.close();
    }
  },
};
