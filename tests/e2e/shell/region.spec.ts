/** What a start asks the region and the configuration, how often, and which page each reason of a block has. */
import type { Page } from '@playwright/test';

import { enter, expect, test } from '../../support/world.ts';

const log = (page: Page) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  return logged;
};
/** The moments of the calls whose address begins so. */
const moments = (page: Page, path: string) => {
  const at: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) at.push(Date.now());
  });
  return at;
};
const gaps = (at: readonly number[]) => at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
const light = '/blocks-api/api/v1/block/light';

test('[BLOCK-05] [BLOCK-06] [BLOCK-08] [BLOCK-09] [BLOCK-10] [BLOCK-11] [BLOCK-13] [GUARD-24] each reason of a block has its page, where nothing goes round in circles; a forced region opens the first alone', async ({
  page,
  context,
  world,
}) => {
  const logged = log(page);
  const block = (templateTypeId: number) => world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId });
  for (const [reason, path] of [
    [4, '/en/site-updates'],
    [16, '/en/suspension'],
    [13, '/en/block-ua'],
    [17, '/en/block-ie'],
    [8, '/en/coming-soon'],
  ] as const) {
    await block(reason);
    const documents = moments(page, path);
    await page.goto('/en/home/live');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(documents).toHaveLength(1);
  }
  expect(logged.filter((text) => text.includes('Unknown blocking reason'))).toEqual([]);
  await block(99);
  await page.goto('/en/home/live');
  await expect(page).toHaveURL('/en/block');
  expect(logged.filter((text) => text.includes('Unknown blocking reason'))).toHaveLength(1);

  await context.addCookies([{ name: 'force_geo_off', value: '1', url: world.origin }]);
  await block(4);
  await page.goto('/en/home/live');
  await expect(page).toHaveURL('/en/site-updates');
  await block(1);
  await page.goto('/en/home/live');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'sport-showcase');
});

test('[BLOCK-02] [BLOCK-03] the region is asked with five names, which say who comes and by whom they were sent', async ({
  page,
}) => {
  const asked = async (path: string) => {
    const request = page.waitForRequest((one) => new URL(one.url()).pathname === light);
    await page.goto(path);
    return Object.fromEntries(new URL((await request).url()).searchParams);
  };
  const visitor = {
    ...{ stage: 'start', auth: '0', referralParams: '0', referralWHNMobile: '0' },
    mainVipDomainAuthNeed: '0',
  };
  expect(await asked('/en')).toEqual(visitor);
  expect(await asked('/en?btag=1')).toEqual({ ...visitor, referralParams: '1' });
  expect(await asked('/en?whn=mobile')).toMatchObject({ referralWHNMobile: '1' });
  await enter(page);
  expect(await asked('/en')).toEqual({ ...visitor, auth: '1' });
});

test('[BLOCK-04] [BOOT-06] [ERR-06] the region is asked three times, a tenth of a second apart, the configuration six, a second apart; then page and log say so', async ({
  page,
  world,
}) => {
  const logged = log(page);
  await world.faults(
    { path: light, status: 500, times: 50 },
    { path: '/bff-api/config/all.json', status: 500, times: 50 },
  );
  const region = moments(page, light);
  const configuration = moments(page, '/bff-api/config/all.json');
  await page.goto('/en/home/live');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect([region.length, configuration.length]).toEqual([3, 6]);
  // A busy machine is late, never early.
  for (const gap of gaps(region)) expect(gap).toBeGreaterThanOrEqual(95);
  for (const gap of gaps(configuration)) expect(gap).toBeGreaterThanOrEqual(950);
  expect(logged.filter((text) => text.includes('no site config'))).toHaveLength(1);
});

test('[HTTP-49] an appeal stays in the list when an answer from before it comes late', async ({ page, world }) => {
  await world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 1 });
  const before = Promise.withResolvers();
  const held = { count: 0 };
  await page.route('**/support-api/v1/appeals?*', async (route) => {
    const answer = await route.fetch();
    held.count += 1;
    if (held.count === 1) await before.promise;
    await route.fulfill({ response: answer });
  });
  await page.goto('/en/block-appeal-history');
  await page.getByRole('textbox', { name: 'Why should you have access?' }).fill('I live elsewhere.');
  await expect.poll(() => held.count).toBe(1);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText(/^Appeal \d+ sent/)).toBeVisible();
  const late = page.waitForResponse('**/support-api/v1/appeals?*');
  before.resolve(undefined);
  await late;
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'I live elsewhere.' })).toHaveCount(1);
});
