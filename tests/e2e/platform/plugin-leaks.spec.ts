/** What a remote app leaves behind when it has come and gone a hundred times: nothing. */
import type { CDPSession, Page } from '@playwright/test';

import { publishAll } from '../../support/outside-app.ts';
import { expect, test } from '../../support/world.ts';

test.describe.configure({ timeout: 180_000 });

/** It holds all that a script may hold: it lets go of some of it when it is unmounted, and of the rest when `host.gone` says so. */
const busy = `import { definePlugin } from '@sdk';
import { createEffect, sample } from 'effector';
const held = (window.held = { timers: 0, observers: 0, sheets: 0, mounts: 0 });
definePlugin({ id: 'busy', mount: (element, host) => {
  held.mounts += 1;
  const own = document.createElement('p');
  own.textContent = 'Busy ' + held.mounts;
  const memory = new Array(10_000).fill(held.mounts);
  own.addEventListener('click', () => memory.length);
  element.append(own);
  for (const target of [window, document, document.body])
    for (const name of ['scroll', 'resize', 'keydown']) target.addEventListener(name, () => memory.length, { signal: host.gone });
  sample({ clock: [host.$now, host.$language], target: createEffect(() => memory.length) });
  const timers = [setInterval(() => memory.length, 50), setTimeout(() => memory.length, 600_000)];
  const observers = [new MutationObserver(() => memory.length), new ResizeObserver(() => memory.length), new IntersectionObserver(() => memory.length)];
  observers[0].observe(document.body, { subtree: true, childList: true });
  for (const observer of observers.slice(1)) observer.observe(document.body);
  const sheet = new CSSStyleSheet();
  sheet.insertRule('[data-plugin=busy] p { margin: 0 }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  held.timers += timers.length; held.observers += observers.length; held.sheets += 1;
  host.ready();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const observer of observers) observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    held.timers -= timers.length; held.observers -= observers.length; held.sheets -= 1;
  };
} });`;
const quiet = `import { definePlugin } from '@sdk';
definePlugin({ id: 'quiet', mount: (element, host) => {
  element.append(Object.assign(document.createElement('p'), { textContent: 'Quiet' }));
  host.ready();
  return () => element.replaceChildren();
} });`;
const appOf = (id: string, script: string) => ({
  id,
  version: '1.0.0',
  script,
  style: `p { color: rgb(1, 2, 3) }`,
  pages: [{ page: id, title: { en: id } }],
});

/** From one app to the other and back, so often. */
const comeAndGo = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const until = async (id: string) => {
      while (
        document.querySelectorAll('main [data-plugin] p').length !== 1 ||
        !document.querySelector(`main [data-plugin=${id}] p`)
      )
        await new Promise(requestAnimationFrame);
    };
    for (let index = 0; index < count; index += 1)
      for (const id of ['busy', 'quiet']) {
        history.pushState(null, '', `/en/${id}`);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await until(id);
      }
  }, times);

/** What the page holds when its garbage is gone. */
async function readHeld(session: CDPSession) {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

test('[F97] [PLUG-04] an app with listeners, timers, observers and styles comes and goes a hundred times and leaves nothing', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  // A visitor who saves data gets no pages ahead: their code would count as what stays behind.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await publishAll(page, [appOf('busy', busy), appOf('quiet', quiet)]);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/en/quiet');
  await expect(page.getByRole('main').getByText('Quiet')).toBeVisible();
  await comeAndGo(page, 20);
  await page.waitForLoadState('networkidle');
  const before = await readHeld(session);

  await comeAndGo(page, 100);
  const after = await readHeld(session);
  expect(await page.evaluate(() => (window as unknown as { held: object }).held)).toEqual({
    timers: 0,
    observers: 0,
    sheets: 0,
    mounts: 120,
  });
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.locator('link[data-plugin=busy], script[data-plugin=busy]')).toHaveCount(0);
  expect(after.heap - before.heap).toBeLessThanOrEqual(2 * 1024 * 1024);
  // One mount has ten listeners of its own, so a hundred that stayed would be a thousand.
  expect(after.listeners - before.listeners).toBeLessThan(50);
  expect(after.nodes - before.nodes).toBeLessThan(100);
});
