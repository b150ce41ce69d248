import type { Page } from '@playwright/test';

import { coupon, expect, forgetCookieChoice, logIn, odds, test, visit, type World } from '../../support/world.ts';

type Logged = { id: number; source: number; key: string; params: Record<string, string | number> };
const collected = async (world: World) =>
  (await world.control<{ data: Logged[] }>('GET', 'log?kind=collector&since=0')).data;
const analytics = { config: { fatmanApiKey: 'key-1', isFatmanAnalyticsAvailable: true } };

test('[SEO-01] [SEO-04] [SEO-06] [SEO-08] the head is that of the page on the screen, and a wrong sport name is corrected', async ({
  page,
}) => {
  await page.goto('/ru/home/live/1-futbol');
  await expect(page).toHaveURL(/\/ru\/home\/live\/1-football$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ru\/home\/live\/1-football$/);
  await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', /\/ar\/home\/live\/1$/);
  await page.goto('/en/home/line');
  await expect(page).toHaveTitle('Upcoming matches and odds · Openbook');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  await page.goto('/en/login');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('[SEO-11] a search engine reads of the match and of the way to it in the language of the page, and it goes with the page', async ({
  page,
  world,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  const [live] = await world.liveMatches();
  const { id, champId, opp1 } = live!.match;
  await page.goto(`/es/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
  await expect(data).toHaveCount(1);
  const { '@graph': graph } = JSON.parse((await data.textContent()) ?? '') as { '@graph': object[] };
  expect(graph).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({
      '@type': 'SportsEvent',
      sport: 'Fútbol',
      homeTeam: expect.objectContaining({ name: opp1.name }),
    }),
  ]);
  expect(JSON.stringify(graph[0])).toContain(`${world.origin}/es/home/live/1-football/${String(champId)}`);
  await visit(page, '/es/information/about');
  await expect(data).toHaveCount(0);
});

test.describe('with its service worker', () => {
  test.use({ hasWorker: true });

  test(
    '[PWA-01] [PWA-02] [PWA-04] the app can be installed from its page, and its worker runs',
    { tag: '@core' },
    async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          const prompt = () => {
            document.documentElement.setAttribute('data-asked', '');
            return Promise.resolve();
          };
          dispatchEvent(Object.assign(offer, { prompt }));
        });
      });
      await page.goto('/en/mobile');
      const button = page.getByRole('main').getByRole('button', { name: 'Install the app' });
      await button.click();
      await expect(page.locator('html')).toHaveAttribute('data-asked', '');
      await expect(button).toBeHidden();
      await expect(page.locator('link[rel=apple-touch-icon]')).toHaveCount(8);
      const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
      expect(script).toMatch(/\/pwa-sw\.js$/);
    },
  );

  test(
    '[F84] a new release while two tabs are open: both are told, one takes it, the other goes on with what it has until it is pressed',
    { tag: '@core' },
    async ({ page, context, world }) => {
      await page.goto('/en');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const other = await context.newPage();
      await Promise.all([page.reload(), other.goto('/en/home/live')]);

      // A file that the next release has under another name: neither its list nor the server has this one.
      const script = await (await fetch(`${world.origin}/pwa-sw.js`)).text();
      const [entry = '', goneFile = ''] =
        /\{"revision":null,"url":"(assets\/inline-texts-[^"]+)"\},/.exec(script) ?? [];
      expect(goneFile).not.toBe('');
      await world.faults(
        { path: '/pwa-sw.js', text: script.replace(entry, ''), times: 9 },
        { path: `/${goneFile}`, status: 404, times: 9 },
      );
      const reload = (tab: Page) => tab.getByRole('button', { name: 'Reload', exact: true });
      for (const tab of [page, other]) await expect(tab.getByRole('contentinfo')).toBeVisible();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      for (const tab of [page, other]) await expect(reload(tab)).toBeVisible();

      await other.evaluate(() => document.body.setAttribute('data-mark', 'same'));
      const taken = page.waitForEvent('load');
      await reload(page).click();
      await taken;
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(reload(page)).toHaveCount(0);

      // The tab keeps its document and still gets a part that it had not asked for.
      expect(
        await other.evaluate(async (file) => (await fetch(file, { cache: 'reload' })).status, `/${goneFile}`),
      ).toBe(200);
      await other.getByRole('banner').getByRole('link', { name: 'Sports', exact: true }).click();
      await expect(other).toHaveURL(/\/en\/home\/line/);
      await expect(other.locator('[data-mark=same]')).toBeVisible();
      await Promise.all([other.waitForEvent('load'), reload(other).click()]);
      await expect(other.locator('[data-mark=same]')).toHaveCount(0);
    },
  );

  test('[F86] a start without a network says so, and goes on by itself when it is back', async ({ page, context }) => {
    await page.goto('/en');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto('/en');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    // This browser does not tell a page that began offline about the network, so the page has to ask.
    await expect(page.getByRole('navigation', { name: 'Sports' })).toBeVisible({ timeout: 20_000 });
  });
});

test(
  '[ANALYT-03] [ANALYT-07] [ANALYT-08] [ANALYT-13] [BET-12] nothing is collected before a yes; a bet is, with its fields; what happened last outlives the page',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.configure(analytics);
    await world.simulator({ run: false });
    const [pick] = await world.liveMatches();
    const { match, home } = pick!;
    await forgetCookieChoice(page);
    const click = (x: number) => page.getByRole('main').click({ position: { x, y: 5 } });
    // On this page the collector is open from the start.
    await page.goto('/en/registration');
    await expect(page.locator('html')).toHaveAttribute('data-page', 'registration');
    await visit(page, '/en/home/live');
    await expect(page.locator('html')).toHaveAttribute('data-page', 'sport-showcase');
    await click(5);
    expect(await collected(world)).toEqual([]);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await click(25);
    await logIn(page);
    await odds(page, match, match.opp1.name).click();
    await coupon(page)
      .getByRole('button', { name: /^Place bet/ })
      .click();
    await expect(coupon(page).getByText('Bet accepted')).toBeVisible();
    await expect.poll(async () => (await collected(world)).map(({ id }) => id), { timeout: 15_000 }).toContain(1);
    await click(45);
    const left = (await page.getByRole('main').boundingBox())?.x ?? 0;
    await page.close();
    const clicks = async () => (await collected(world)).flatMap(({ id, params }) => (id === 10_005 ? [params.i1] : []));
    await expect.poll(async () => (await clicks()).at(-1)).toBe(Math.round(left + 45));
    // The one after the yes may come before the collector is open, the one before it never counts.
    expect(await clicks()).not.toContain(Math.round(left + 5));
    expect((await collected(world)).filter(({ id }) => id === 1070)).toMatchObject([
      {
        params: {
          sportId: match.sportId,
          gameId: match.id,
          champId: match.champId,
          couponTypeId: 0,
          coefficientId: home.id,
          promoCode: '',
          isOneClick: 0,
          section: 'live',
        },
      },
    ]);
    expect((await collected(world)).every(({ key, source }) => key === 'key-1' && source === 55)).toBe(true);
  },
);

test('[SEO-10] the first heading of an article names it', async ({ page }) => {
  await page.goto('/en/news/how-limits-work');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('News · How limits work');
});
