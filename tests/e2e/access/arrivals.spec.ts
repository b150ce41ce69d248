/** Guards that a visit meets in states of their own: a newer site, a kept document, a stop of deposits, an app's bonus. */
import type { Page } from '@playwright/test';

import { enter, expect, lateCame, profileOf, test, visit, type World } from '../../support/world.ts';

const shows = (page: Page, pageId: string) => expect(page.locator('html')).toHaveAttribute('data-page', pageId);
const notFound = (page: Page) => page.getByRole('heading', { name: 'This page could not be found' });
const patch = (world: World, userId: number, state: object) => world.control('PATCH', `users/${String(userId)}`, state);

test('[GUARD-04] [BOOT-35] a minute after its start a page asks for the version; once the server has another one, the next press loads a document', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await world.control('PUT', 'version', { version: 'another' });
  const asked: string[] = [];
  let documents = 0;
  page.on('request', (request) => {
    if (request.url().includes('/bff-api/version')) asked.push(request.url());
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Support' })).toBeVisible();
  await visit(page, '/en/news');
  await shows(page, 'news');
  await page.clock.runFor(40_000);
  expect([asked.length, documents]).toEqual([0, 1]);
  await expect
    .poll(async () => {
      await page.clock.runFor(3000);
      return asked.length;
    })
    .toBe(1);
  // Once the answer has been read.
  await expect(async () => {
    const path = new URL(page.url()).pathname === '/en/results' ? '/en/news' : '/en/results';
    await visit(page, path);
    await page.clock.runFor(500);
    await expect.poll(() => documents, { timeout: 3000 }).toBe(2);
  }).toPass();
});

test('[GUARD-05] [BOOT-29] [GUARD-20] the texts and the app of a page are asked for on the way to it, once', async ({
  page,
}) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/bff-api/dictionary')
      texts.push(`${searchParams.get('lng') ?? ''} ${searchParams.get('groups') ?? ''}`);
  });
  await enter(page);
  await page.goto('/en/home/live');
  await expect(profileOf(page)).toBeVisible();
  const office = () => texts.filter((asked) => /\boffice\b/.test(asked));
  expect(office()).toEqual([]);
  await visit(page, '/en/office/account');
  await shows(page, 'office-account');
  expect(office()).toHaveLength(1);
  expect(office()[0]).toMatch(/^en /);
  await expect(page.locator('link[rel=modulepreload][href*="/plugins/office/"]')).toBeAttached();
  await visit(page, '/en/home/live');
  await shows(page, 'sport-showcase');
  await visit(page, '/en/office/settings');
  await shows(page, 'office-settings');
  expect(office()).toHaveLength(1);
});

test('[GUARD-07] what the site does not offer is not there: registration, identification, an entry, a fragment', async ({
  page,
  world,
}) => {
  await enter(page);
  for (const [path, config] of [
    ['/en/registration', { isRegistrationAllowed: false }],
    ['/en/office/identification', { isIdentificationEnabled: false }],
    ['/en/information/rules/1', { availability: [1, 2] }],
    ['/en/results', { notFoundFragments: ['result'] }],
  ] as const) {
    await world.configure({
      ...{
        isRegistrationAllowed: true,
        isIdentificationEnabled: true,
        notFoundFragments: [],
        availability: [1, 2, 29],
      },
      ...config,
    });
    await page.goto(path);
    await expect(notFound(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('[GUARD-08] a document that a cache kept is looked at again with the configuration of this moment', async ({
  page,
  world,
}) => {
  await world.configure({ notFoundFragments: ['results'] });
  // What the kept document began with.
  let isFirst = true;
  await page.route('**/bff-api/config/all.json*', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    const kept = isFirst ? { ...config, notFoundFragments: [] } : config;
    isFirst = false;
    await route.fulfill({ json: kept });
  });
  let mark: Record<string, string> = {};
  await page.route('**/en/results', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...mark } });
  });
  await page.goto('/en/results');
  await shows(page, 'results');
  isFirst = true;
  mark = { 'Server-Timing': 'kept-shell' };
  await page.goto('/en/results');
  await expect(notFound(page)).toBeVisible();
});

test('[GUARD-15] a break from deposits keeps the player on their page and says so; who must verify themselves is asked over the page of deposits', async ({
  page,
  world,
}) => {
  const player = await world.createUser('player');
  const now = await world.now();
  await patch(world, player.userId, {
    limits: [{ limitType: 33, limitState: 'ACTIVE', limitValue: 1, startedAt: now, endsAt: now + 86_400 }],
  });
  await page.goto('/en/office/recharge');
  await expect(page).toHaveURL('/en/login');
  await page.clock.install();
  await enter(page, player);
  await page.goto('/en/home/live');
  await expect(profileOf(page)).toBeVisible();
  // What says it comes late, and a clock that stands brings nothing.
  await lateCame(page);
  // Nobody waits longer than two seconds for the limits: on a slow machine the page would come first.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await visit(page, '/en/office/recharge');
  await expect(page.getByText('Your deposit time-out is active.', { exact: false })).toBeVisible();
  await shows(page, 'sport-showcase');
  await page.clock.resume();

  const asked = await world.createUser('unverified');
  await patch(world, asked.userId, { show_verification_modal_on_deposit_page: true });
  await enter(page, asked);
  await page.goto('/en/office/recharge');
  await expect(page.getByRole('dialog').getByText('Verify your identity to deposit', { exact: false })).toBeVisible();
  await expect(page).toHaveURL('/en/office/recharge');
});

test('[GUARD-16] who comes from the mobile app for its bonus is led to the identification once', async ({
  page,
  world,
}) => {
  await world.configure({ isIdentificationEnabled: true });
  const player = await world.createUser('player');
  await patch(world, player.userId, { is_identification_bonus: true });
  await enter(page, player);
  await page.goto('/en/office/account?platform_type=mobile');
  await expect(page).toHaveURL(/\/en\/office\/identification/);
  await page.goto('/en/office/account?platform_type=mobile');
  await shows(page, 'office-account');
  expect(new URL(page.url()).pathname).toBe('/en/office/account');
});

test('[ACC-07] a player without an account in use is asked for their balance again, five times, and it stops with the first that has one', async ({
  page,
}) => {
  const at: number[] = [];
  let isOpen = false;
  await page.route('**/web-api/account/balance*', async (route) => {
    at.push(Date.now());
    const { data } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: isOpen ? data : { ...data, activeAccountId: 0 } } });
    isOpen = at.length === 2;
  });
  await enter(page);
  await page.goto('/en/home/live');
  await expect(page.getByRole('banner')).toContainText(/100[\s,]000/, { timeout: 20_000 });
  expect(at).toHaveLength(3);
  for (const index of [1, 2]) expect((at[index] ?? 0) - (at[index - 1] ?? 0)).toBeGreaterThanOrEqual(2400);
});

test.describe('of a phone', () => {
  test.use({
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1 Mobile/15E148 Safari/604.1',
  });
  test('[DEVICE-01] [DEVICE-03] [DEVICE-05] it is sent to the mobile version with its query, unless the address names its platform; its system gets the icons that it reads', async ({
    page,
  }) => {
    await page.goto('/en/results?a=1');
    await expect(page).toHaveURL('/en/results?a=1&platform_type=mobile');
    await expect(page.locator('link[rel=apple-touch-icon-precomposed]').first()).toBeAttached();
    await page.goto('/en/results?platform_type=desktop');
    await shows(page, 'results');
    await expect(page).toHaveURL('/en/results?platform_type=desktop');
  });
});

test('[DEVICE-01] [DEVICE-02] what a CDN says of the device wins over the browser’s own words', async ({
  page,
  world,
}) => {
  await world.configure({ device: 'mobile' });
  await page.goto('/en/results?a=1');
  await expect(page).toHaveURL('/en/results?a=1&platform_type=mobile');
});
