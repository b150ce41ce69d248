/**
 * The visitors who get an app that only a share of them is to get. Two hundred drawn browsers:
 * src/app/plugin-host/audience.test.ts.
 */
import type { Browser, Page } from '@playwright/test';

import { drawing, publishAll, returnToTab } from '../../support/outside-app.ts';
import { enter, expect, logIn, profileOf, test, type World } from '../../support/world.ts';

test.describe.configure({ timeout: 180_000 });

const trials = ['first', 'second', 'third', 'fourth'];
const linkOf = (id: string) => [{ slot: 'footer.link', link: { title: `Trial ${id}`, path: '/news' } }];
const script = (id: string) => drawing(id, 'element.append(id)');
/** Apps that half of all visitors get, each its own half, and one that everybody gets. */
const apps = [...trials, 'control'].map((id) => ({
  ...{ id, version: '1.0.0', script: script(id), mounts: linkOf(id) },
  ...(id === 'control' ? {} : { rollout: { percent: 50 } }),
}));

/** A page of a browser that has never been here. */
async function openBrowser(browser: Browser, world: World): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.origin, serviceWorkers: 'block' });
  await world.enter(context);
  const page = await context.newPage();
  await publishAll(page, apps);
  await page.goto('/en/results');
  return page;
}

const footer = (page: Page) => page.getByRole('contentinfo');
/** The trials that a page has. All links come at once, so those of the trials are there as soon as the one for everybody is. */
async function trialsOf(page: Page): Promise<string[]> {
  await expect(footer(page).getByRole('link', { name: 'Trial control' })).toBeVisible();
  const titles = await footer(page)
    .getByRole('link', { name: /^Trial (?!control)/ })
    .allTextContents();
  return titles.map((title) => title.replace('Trial ', '')).toSorted();
}
const share = (percent: number) => ({
  plugins: Object.fromEntries(trials.map((id) => [id, { rollout: { percent } }])),
});

test(
  '[PLUG-27] each of three new browsers has the same apps at every load; a raised share loses nobody, lowered again it is theirs as before',
  { tag: '@core' },
  async ({ browser, world }) => {
    const pages = await Promise.all(Array.from({ length: 3 }, () => openBrowser(browser, world)));
    for (const page of pages) {
      const own = await trialsOf(page);
      for (let load = 0; load < 2; load += 1) {
        await page.reload();
        expect(await trialsOf(page)).toEqual(own);
      }
      await world.configure(share(75));
      await page.reload();
      expect(await trialsOf(page)).toEqual(expect.arrayContaining(own));
      await world.configure(share(50));
      await page.reload();
      expect(await trialsOf(page)).toEqual(own);
      await page.context().close();
    }
  },
);

test('[PLUG-27] a player has the same apps on two devices, and keeps them; 0 % takes them from an open page at the next poll', async ({
  browser,
  page,
  world,
}) => {
  const player = await world.createUser('demo');
  await publishAll(page, apps);
  await page.goto('/en/results');
  await trialsOf(page);
  await logIn(page, player);
  // A page that is left while it signs in stays a visitor's.
  await expect(profileOf(page)).toBeVisible();
  await page.reload();
  await expect(profileOf(page)).toBeVisible();
  const own = await trialsOf(page);

  for (let device = 0; device < 2; device += 1) {
    const other = await openBrowser(browser, world);
    await enter(other, player);
    await other.reload();
    // A page that does not know its player yet has the apps of its browser.
    await expect(profileOf(other)).toBeVisible();
    await expect.poll(() => trialsOf(other)).toEqual(own);
    await other.context().close();
  }

  await world.configure(share(100));
  await returnToTab(page);
  await expect.poll(() => trialsOf(page)).toEqual(trials.toSorted());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().endsWith('/manifest.json')) asked.push(request.url());
  });
  await world.configure(share(0));
  await returnToTab(page);
  await expect.poll(() => trialsOf(page)).toEqual([]);
  expect(asked).toHaveLength(1);
});
