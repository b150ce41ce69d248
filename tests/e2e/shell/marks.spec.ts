/** What a page leaves in the browser and in its own head: cookies of partners, the width, tags of the content service. */
import { lateEntries } from '../../support/walk/entries.ts';
import { enter, expect, lateCame, skipTime, test, visit } from '../../support/world.ts';

const day = 86_400;

test('[REF-01] [REF-02] [REF-03] [REF-04] [REF-05] [REF-06] [QUERY-10] each value of an address leaves its cookie with its life', async ({
  page,
  context,
}) => {
  /** The cookies after a visit, with seconds of life. */
  const after = async (address: string) => {
    await context.clearCookies({ name: /^(?!X-Sandbox|age_)/ });
    const now = Date.now() / 1000;
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    return new Map((await context.cookies()).map(({ name, value, expires }) => [name, { value, life: expires - now }]));
  };
  const tags = 'bf=1&tag=t&btag=b&vkref=v&utm_source=u&qtag=q&whn=w&click_id=c';
  const all = await after(`/en/information?${tags}&ref=r&subid=s&partner_id=7&pb=p&short_link=l`);
  for (const [name, value, life] of [
    ...[['ref', 'r', 60 * day] as const, ['tag', 't', 60 * day] as const, ['btag', 'b', 60 * day] as const],
    ...[['qtag', 'q', 60 * day] as const, ['subid', 's', 60 * day] as const, ['partner_id', '7', 60 * day] as const],
    ...[['bf', '1', day] as const, ['vkref', 'v', day] as const, ['utm_source', 'u', day] as const],
    ...[['whn', 'w', day] as const, ['click_id', 'c', day] as const],
    ...[['pb_check', 'p', 30 * day] as const, ['short_link', 'l', 3600] as const],
  ]) {
    expect(all.get(name)?.value, name).toBe(value);
    expect(Math.abs((all.get(name)?.life ?? 0) - life), name).toBeLessThan(120);
  }

  const alone = await after('/en/information?partner_id=7');
  expect(Math.abs((alone.get('partner_id')?.life ?? 0) - 30 * day)).toBeLessThan(120);
  // Without a postback its mark has gone by now, or goes at once.
  expect(alone.get('pb_check')?.life ?? 0).toBeLessThan(30);

  const none = await after('/en/information/tag=t?other=1#tag=t&btag=b');
  expect(['tag', 'btag', 'pb_check'].filter((name) => none.has(name))).toEqual([]);
});

test('[SEO-02] [SEO-03] [SEO-05] the head takes the address, tags and kinds of screen that the content service names, and loses them with the page', async ({
  page,
}) => {
  const own = { metas: [{ name: 'city', content: 'London' }] };
  const media = [
    { mediaType: 'only screen and (max-width: 640px)', urlPath: '/en/phone', toDomain: { host: 'm.example' } },
  ];
  const answers: Record<string, object> = {
    information: { ...own, media, customCanonical: { mode: 'url', targetUrl: 'https://main.example/about' } },
    news: { customCanonical: { mode: 'mirror', domain: { host: 'mirror.example' } } },
  };
  await page.route('**/content-api/v1/page?*', async (route) => {
    const section = new URL(route.request().url()).searchParams.get('section') ?? '';
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...answers[section] } } });
  });
  await page.goto('/en/information');
  const canonical = page.locator('head link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'https://main.example/about');
  await expect(page.locator('head meta[name=city]')).toHaveAttribute('content', 'London');
  const screen = page.locator('head link[rel=alternate][media]');
  await expect(screen).toHaveAttribute('href', 'https://m.example/en/phone');
  await expect(screen).toHaveAttribute('media', media[0]!.mediaType);
  await visit(page, '/en/news');
  await expect(canonical).toHaveAttribute('href', 'https://mirror.example/en/news');
  await expect(page.locator('head meta[name=city]').or(screen)).toHaveCount(0);
});

test('[PWA-03] [UI-07] the site names its manifest and colour where it is an app; the browser keeps the width of its window', async ({
  page,
  context,
  world,
}) => {
  const manifest = page.locator('head link[rel=manifest]');
  const colour = page.locator('head meta[name=theme-color]');
  await world.configure({ isPwa: true, pwaManifest: { themeColor: '#123456' } });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/en/information');
  await expect(manifest).toHaveAttribute('href', /^\/manifest\.json/);
  await expect(colour.first()).toHaveAttribute('content', '#123456');
  const width = async () => (await context.cookies()).find(({ name }) => name === 'window_width')?.value;
  await expect.poll(width).toBe('1200');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(width).toBe('1000');
  await world.configure({ isPwa: false });
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(manifest).toHaveCount(0);
});

test('[UI-14] another version of the site is announced after a minute, and a press reloads', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/information');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await lateCame(page);
  await page.route('**/bff-api/version', (route) => route.fulfill({ json: { data: { version: 'another' } } }));
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await skipTime(page, 50_000);
  await expect(reload).toBeHidden();
  await skipTime(page, 20_000);
  await expect(reload).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await reload.click();
  await reloaded;
});

test('[QUERY-01] an address opens the dialog of a forgotten password for a visitor', async ({ page }) => {
  await page.goto('/en?showForgotPasswordModal=1');
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
});

test('[UI-09] the code of the game page comes while nothing is done', async ({ page }) => {
  const [file = ''] = lateEntries().get('src/pages/match/index.ts') ?? [];
  const asked = page.waitForRequest(`**/${file}`);
  await page.goto('/en/information');
  await asked;
});

test('[PROT-01] the level of protection in a word: up to 30, under 70, under 100, and all of it', async ({
  page,
  world,
}) => {
  const user = await world.createUser('player');
  await enter(page, user);
  for (const [level, word] of [
    [30, 'Low'],
    [31, 'Medium'],
    [70, 'High'],
    [100, 'Maximum'],
  ] as const) {
    await world.control('PATCH', `users/${String(user.userId)}`, { protection_level: level });
    await page.goto('/en/office/account');
    const card = page.getByRole('main').getByRole('region', { name: 'Protection level' });
    await expect(card).toContainText(`${String(level)} of 100`);
    await expect(card).toContainText(word);
  }
});

test.describe('with its service worker', () => {
  test.use({ hasWorker: true });

  test('[UI-91] a site that is no app any more takes its worker and its caches back', async ({ page, world }) => {
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await page.goto('/en/information');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(left).toEqual([1, expect.any(Number)]);
    await world.configure({ isPwa: false });
    await page.reload();
    await expect.poll(left).toEqual([0, 0]);
  });
});
