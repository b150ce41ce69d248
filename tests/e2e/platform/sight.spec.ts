/** What a page reports of itself to the server's figures: after the visitor's yes, and never without it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Page, type Request, test } from '@playwright/test';

import { freePort } from '../../support/free-port.ts';
import { startSandbox } from '../../support/server.ts';

const isReport = (request: Request) => request.url().includes('/sight-api/');

/** The host's own listener meets a browser that fails it, with words of a player in the message. */
const breakHost = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => {
        throw new TypeError('John Smith cannot be read');
      },
    });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });

test(
  '[SIGHT-04] [SIGHT-05] [SIGHT-06] [SIGHT-07] after the consent a fault of the host and the speed of the page reach the figures of the server; before it and without it nothing is sent',
  { tag: '@core' },
  async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), 'openbook-sight-'));
    const config = join(folder, 'site.json');
    writeFileSync(config, JSON.stringify({ sight: { percent: 100 } }));
    const metrics = await freePort();
    const { address, stop } = await startSandbox({ SANDBOX_CONFIG: config, METRICS_PORT: String(metrics) });
    const figure = async (name: string) => {
      const text = await (await fetch(`http://127.0.0.1:${String(metrics)}/metrics`)).text();
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`openbook_page_${name} `))
          ?.split(' ')
          .at(-1),
      );
    };
    const visit = async () => {
      const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
      await context.addCookies([{ name: 'age_confirmed', value: 'session', url: address }]);
      const page = await context.newPage();
      const sent: Request[] = [];
      page.on('request', (request) => sent.push(request));
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto('/en/home/live');
      return { page, sent, faults };
    };
    const traced = (sent: readonly Request[]) => sent.filter((request) => 'traceparent' in request.headers());
    try {
      const refused = await visit();
      await breakHost(refused.page);
      await refused.page.getByRole('button', { name: 'Necessary only' }).click();
      await breakHost(refused.page);
      await refused.page.goto('about:blank');
      expect(refused.faults).toHaveLength(2);
      expect([refused.sent.filter(isReport), traced(refused.sent)]).toEqual([[], []]);
      expect(await figure('reports_total{kind="error"}')).toBe(0);

      const agreed = await visit();
      await agreed.page.getByRole('button', { name: 'Accept all' }).click();
      // A call of the page stands in its trace once it is watched.
      await agreed.page.getByRole('link', { name: 'Sports', exact: true }).click();
      await expect.poll(() => traced(agreed.sent).length).toBeGreaterThan(0);
      const report = agreed.page.waitForRequest(isReport);
      await breakHost(agreed.page);
      const body = (await report).postData() ?? '';
      expect(JSON.parse(body)).toMatchObject({
        reports: [
          { kind: 'error', name: 'TypeError', frames: [expect.stringMatching(/^assets\/[\w.-]+\.js:\d+:\d+$/)] },
        ],
      });
      expect(body).not.toMatch(/John|127\.0\.0\.1|\?/);
      await expect.poll(() => figure('reports_total{kind="error"}')).toBe(1);
      // A press that keeps the page busy is a slow interaction and a long frame.
      await agreed.page.evaluate(() => {
        const work = () => {
          const till = performance.now() + 700;
          while (performance.now() < till);
        };
        document.addEventListener('click', work, { capture: true, once: true });
      });
      await agreed.page.getByRole('link', { name: 'Live', exact: true }).click();
      await expect(agreed.page).toHaveURL(/\/home\/live$/);
      // The browser tells of a frame once the next ones are drawn.
      await agreed.page.evaluate(async () => {
        for (let frames = 0; frames < 5; frames += 1)
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      });
      // A page that is left says how fast it was.
      await agreed.page.goto('about:blank');
      await expect.poll(() => figure('reports_total{kind="vital"}')).toBeGreaterThanOrEqual(2);
      await expect.poll(() => figure('vitals_total{name="INP",rating="poor"}')).toBe(1);
      expect(await figure('reports_total{kind="frame"}')).toBeGreaterThan(0);
      for (const request of traced(agreed.sent)) expect(new URL(request.url()).origin).toBe(address);
    } finally {
      await stop();
      rmSync(folder, { recursive: true });
    }
  },
);
