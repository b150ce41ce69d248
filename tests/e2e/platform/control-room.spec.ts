/** The control room of the production build: for accounts with the right alone, and it only reads. */
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test } from '../../support/world.ts';

const notThere = 'This page could not be found';

test(
  '[PLUG-75] [ROUTE-150] without the right the control room does not exist, neither for the page nor for the server',
  { tag: '@core' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/plugins-api/v1/health')) asked.push(request.url());
    });
    const visit = async () => {
      const answer = await page.goto('/en/debugger');
      await expect(page.getByRole('heading', { name: notThere })).toBeVisible();
      return answer?.status();
    };
    expect(await visit()).toBe(404);
    expect(asked).toEqual([]);
    await enter(page);
    expect(await visit()).toBe(404);
    expect(asked).toHaveLength(1);
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  },
);

test('[PLUG-75] who has the right sees every entry, why one was dropped, what an app costs and uses, its values and the breaker', async ({
  page,
  world,
}) => {
  await world.control('PUT', 'plugins/breaker', { visitors: 1, percent: 50 });
  const failed = { id: 'news', version: '1.1.0', state: 'failed', phase: 'mount', longMs: 0, errors: 1 };
  const { mark } = (await world.call<{ data: { mark: string } }>('GET', '/plugins-api/v1/mark')).data;
  await world.call('POST', '/plugins-api/v1/beacon', { mark, plugins: [failed] });
  await page.route('**/plugins/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { plugins: object[] };
    await route.fulfill({ json: { ...manifest, plugins: [...manifest.plugins, { id: 'half', version: 1 }] } });
  });
  await world.configure({ plugins: { header: { title: 'Head of the page' } } });
  await enter(page, await world.createUser('observer'));
  const answer = await page.goto('/en/debugger');
  expect(answer?.status()).toBe(200);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Control room' })).toBeVisible();
  // Row SPORT-07: a world of tests has a seed that is known.
  await expect(main.getByText('Results are predictable: SANDBOX_SEED is set.')).toBeVisible();
  const list = main.getByRole('region', { name: 'Plugins', exact: true });
  await expect(list.getByRole('row', { name: /^half/ })).toContainText(/dropped.*version/);
  await expect(list.getByRole('row', { name: /^header/ })).toContainText(/ready.*kB/);
  await expect(list.getByRole('row', { name: /^news/ })).toContainText('held');
  // The header draws some elements; an app that is not on the page draws none.
  const elementsOf = (name: RegExp) => list.getByRole('row', { name }).getByRole('cell').nth(8);
  await expect(list.getByRole('columnheader').nth(8)).toHaveText('Elements rendered');
  await expect(elementsOf(/^header/)).toHaveText(/^[1-9]\d+$/);
  await expect(elementsOf(/^results/)).toHaveText('–');
  await expect(main.getByText(/^Memory of the whole page: \d+\.\d MB/)).toBeVisible();
  const health = main.getByRole('region', { name: 'Health for visitors' });
  await expect(health.getByRole('row', { name: /^news/ })).toContainText(/held back.*1 of 1 visitors/);

  await main.getByRole('combobox', { name: 'App' }).selectOption('header');
  // Row LIM-40: what protects the players of the site, with the source of each value.
  const protection = main.getByRole('region', { name: 'Player protection' });
  await expect(protection.getByRole('row', { name: /^increaseDelaySec 86400 open$/ })).toBeVisible();
  const values = main.getByRole('region', { name: 'Value sources' });
  await expect(values.getByRole('row', { name: /^title/ })).toContainText('site configuration');
  await expect(values.getByRole('row', { name: /^entry/ })).toContainText('manifest');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.press('Escape');
  const used = main.getByRole('region', { name: 'Permissions' }).getByRole('row', { name: /^modal:open/ });
  await expect(used).toContainText(/yes\s*1/);

  // Nothing here changes anything, until an operator signs in. Row PLUG-103.
  await expect(main.getByRole('button')).toHaveText(['Sign in']);
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(2);
  await expectAccessible(page);
});

test('[PLUG-75] the control room in Arabic, dark and on a phone stays within the screen, and axe finds nothing', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await enter(page, await world.createUser('observer'));
  await page.goto('/ar/debugger');
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await expectAccessible(page, 'main');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
