import { createHash } from 'node:crypto';

import type { BrowserContext, Page } from '@playwright/test';

import { probe } from '../../support/token-probe.ts';
import { enter, expect, profileOf, test } from '../../support/world.ts';

/** Records the channels that a page opens, so that the probe can ask on each. */
const noteChannels = (context: BrowserContext) =>
  context.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { channelNames: names });
    const Own = BroadcastChannel;
    window.BroadcastChannel = class extends Own {
      constructor(name: string) {
        super(name);
        names.push(name);
      }
    };
  });
const namesOf = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { channelNames: string[] }).channelNames)]);

/** Waits for a call with a token, which shows that this tab has one. */
const tokenSent = (page: Page) =>
  page.waitForRequest((asked) => /^Bearer eyJ/.test(asked.headers().authorization ?? ''));

test('[SESS-32] neither the console nor another tab’s channel gives the token to a script', async ({
  page,
  context,
}) => {
  await noteChannels(context);
  await enter(page);
  const sent = tokenSent(page);
  await page.goto('/en/home/live');
  await expect(profileOf(page)).toBeVisible();
  await sent;
  const other = await context.newPage();
  await other.goto('/en/home/live');
  await expect(profileOf(other)).toBeVisible();

  // The probe reaches the stores of the scope, because it finds the language there.
  expect((await page.evaluate(probe, { pattern: '^en$' })).join(' ')).toMatch(/\.reg\.\d+\.current/);
  const names = await namesOf(page);
  expect(names).toContain('openbook.session');
  for (const tab of [page, other])
    expect(await tab.evaluate(probe, { names: [...names, 'openbook.token'] })).toEqual([]);
});

test('[SESS-32] after a log-in by the form no answer that was kept holds its token', async ({ page, context }) => {
  await noteChannels(context);
  await page.goto('/en/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
  await main.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.keyboard.press('Enter');
  await expect(profileOf(page)).toBeVisible();
  expect(await page.evaluate(probe, { names: await namesOf(page) })).toEqual([]);
});

const spy = `import { definePlugin } from '@sdk';
definePlugin({ id: 'footer', mount: (element, host) => { window.spied = host; element.textContent = 'spy'; return () => {}; } });`;

test('[SESS-32] what the host gives a plugin leads to no token', async ({ page }) => {
  await page.route('**/plugins/footer/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: spy }));
  await page.route('**/plugins/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { plugins: { id: string }[] };
    const integrity = `sha384-${createHash('sha384').update(spy).digest('base64')}`;
    await route.fulfill({
      json: {
        ...manifest,
        plugins: manifest.plugins.map((entry) => (entry.id === 'footer' ? { ...entry, integrity } : entry)),
      },
    });
  });
  await enter(page);
  await page.goto('/en/home/live');
  await expect(profileOf(page)).toBeVisible();
  await page.waitForFunction(() => 'spied' in window);
  expect(await page.evaluate(probe, {})).toEqual([]);
});
