import { lateEntries } from '../../support/walk/entries.ts';
import { expect, test } from '../../support/world.ts';

/** Pages by the remote app that draws them, null for those of the host. */
const pages = { '/en/home/live': null, '/en/promo': 'promotions', '/en/toto': 'toto', '/en/results': 'results' };

for (const [path, app] of Object.entries(pages))
  test(`[SPEED-01] [SPEED-02] ${path}: the page comes before what nobody has asked for, and no file is read twice`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    // The last of what loads by itself in the first seconds.
    await expect(page.locator('#menu').getByRole('button', { name: 'Support' })).toBeVisible();
    const files = asked.filter((name) => /^\/(?:assets|plugins)\/.*\.(?:js|css)$/.test(name));
    expect(files.filter((name, place) => files.indexOf(name) !== place)).toEqual([]);

    const [late = ''] = lateEntries().get('src/app/late/late-parts.tsx') ?? [];
    const before = asked.slice(0, asked.indexOf(`/${late}`));
    const own = app === null ? [] : asked.filter((name) => name.startsWith(`/plugins/${app}/`));
    expect(before).toEqual(expect.arrayContaining([...own, '/bff-api/config/all.json']));
    expect(own.length > 0).toBe(app !== null);
  });

for (const path of ['/en', '/en/home/live', '/en/home/line'])
  test(`[SPEED-09] ${path}: what the feed holds is asked for with the shell, once, and nothing in vain`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/feed-api/v1/snapshot')) asked.push(request.url());
    });
    const document = await page.goto(path);
    const named = [...(document?.headers()['link'] ?? '').matchAll(/<(\/feed-api\/[^>]+)>/g)].map(([, at]) =>
      new URL(at ?? '', page.url()).toString(),
    );
    await expect(page.locator('main').getByRole('button', { pressed: false }).first()).toBeVisible();
    expect(named.length).toBeGreaterThan(2);
    expect(asked.slice(0, named.length).toSorted()).toEqual(named.toSorted());
    expect(asked).toEqual([...new Set(asked)]);
  });

test('[SPEED-05] on a slow line nothing that nobody sees is asked for before a touch, and the touch works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const lineOf = (bytes: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: bytes, uploadThroughput: bytes },
    });
  await lineOf(200_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  const [dialogs = ''] = lateEntries().get('src/app/late/late-dialogs.tsx') ?? [];
  await page.goto('/en/home/line');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The rest may hurry: the test has to look before the ten seconds are over.
  await lineOf(-1);
  const tabs = page.getByRole('navigation', { name: 'Main pages' });
  await expect(tabs).toBeVisible();
  expect(await page.evaluate(() => performance.now())).toBeLessThan(10_000);
  expect(asked).not.toContain(dialogs);
  expect(new Set(asked).size).toBeLessThanOrEqual(60);
  await tabs.getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: /^My bets/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect.poll(() => asked).toContain(dialogs);
});
