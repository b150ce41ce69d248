/** The control room, on the staging build. The production build has none of it: tests/contract/shell/production-build.test.ts. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/world.ts';

const open = async (page: Page, tab: string) => {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  return page.getByRole('tabpanel', { name: tab, exact: true });
};

test('[ROUTE-150] the debugger shows guards, routes, calls and feed of the page', async ({ page }) => {
  await page.goto('/en/debugger');
  await expect(page.getByRole('heading', { level: 1, name: 'Control room' })).toBeVisible();
  await expect(page.locator('[data-page="debugger"]')).toBeAttached();

  const guards = await open(page, 'Guards');
  await expect(guards.getByRole('row').nth(1)).toContainText('/debugger');
  await expect(guards.getByRole('row', { name: /micro-frontend/ })).toContainText('pass');

  const routes = await open(page, 'Routes');
  await routes.getByRole('searchbox').fill('debugger/ui');
  await expect(routes.getByRole('row')).toHaveCount(2);

  const http = await open(page, 'HTTP log');
  await http.getByRole('searchbox').fill('check-session');
  const sent = http.getByRole('row', { name: /check-session/ });
  await expect(sent).toHaveCount(1);
  await sent.getByRole('button', { name: 'Send again' }).click();
  await expect(sent).toHaveCount(2);
  await expect(sent.first()).toContainText('200');

  const feed = await open(page, 'Feed');
  await expect(feed.getByText('live', { exact: true })).toBeVisible();
  await expect(feed.getByRole('row').nth(1)).toContainText('ready');
});

test('a fault meets the next call, and the debugger can remove it', async ({ page }) => {
  await page.goto('/en/debugger#faults');
  const panel = page.getByRole('tabpanel', { name: 'Faults' });
  await panel.getByRole('textbox', { name: 'Path' }).fill('/web-api/auth/check-session');
  await panel.getByRole('textbox', { name: 'Status' }).fill('503');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect(panel.getByRole('row', { name: /check-session/ })).toContainText('503');

  const http = await open(page, 'HTTP log');
  const sent = http.getByRole('row', { name: /check-session/ });
  await sent.last().getByRole('button', { name: 'Send again' }).click();
  await expect(sent.first()).toContainText('503');

  await open(page, 'Faults');
  await panel.getByRole('textbox', { name: 'Path' }).fill('/web-api/never');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect(panel.getByRole('row', { name: /never/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear all faults' }).click();
  await expect(panel.getByText('Nothing here yet.')).toBeVisible();
});

test('[PLUG-01] a patch of the configuration holds at once and after a reload, only in this browser', async ({
  page,
}) => {
  await page.goto('/en/debugger#plugins');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByRole('switch', { name: 'On: header' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'On: header' })).not.toBeChecked();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);

  const config = await open(page, 'Configuration');
  await expect(config.getByRole('row', { name: /plugins\.header\.enabled/ })).toContainText('false');
  const patch = config.getByRole('textbox', { name: 'Patch (JSON)' });
  await patch.fill('{"minAge":');
  await expect(config.getByText('This is not a JSON object.')).toBeVisible();
  await expect(config.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await patch.fill('{"isRegistrationAllowed": false}');
  await config.getByRole('button', { name: 'Apply' }).click();
  await expect(config.getByRole('row', { name: /isRegistrationAllowed/ })).toContainText('true');
  // The header is back, without the button for registration.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await config.getByRole('button', { name: 'Clear all changes' }).click();
  await expect(config.getByText('Nothing here yet.')).toBeVisible();
});

test('[PLUG-66] the debugger says which entries were dropped and why, what an app costs and where its values come from', async ({
  page,
  world,
}) => {
  await page.route('**/plugins/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { plugins: object[] };
    await route.fulfill({ json: { ...manifest, plugins: [...manifest.plugins, { id: 'half', version: 1 }] } });
  });
  await world.configure({ plugins: { header: { title: 'Head of the page' } } });
  await page.goto('/en/debugger#plugins');
  const panel = page.getByRole('tabpanel', { name: 'Plugins' });
  const table = panel.getByRole('region', { name: 'Plugins' });
  await expect(table.getByRole('row', { name: /half/ })).toContainText(/dropped.*version/);
  await expect(table.getByRole('row', { name: /^header/ })).toContainText(/ready.*kB/);
  await panel.getByRole('combobox', { name: 'App' }).selectOption('header');
  const values = panel.getByRole('region', { name: 'Value sources' });
  await expect(values.getByRole('row', { name: /^title/ })).toContainText('site configuration');
  await expect(values.getByRole('row', { name: /^entry/ })).toContainText('manifest');
  await expect(
    panel.getByRole('region', { name: 'Permissions' }).getByRole('row', { name: /session:read/ }),
  ).toContainText('yes');
});

test('[PLUG-38] the debugger names who stands in which place, and frames the places on the pages that follow', async ({
  page,
}) => {
  await page.goto('/en/debugger#plugins');
  const places = page.getByRole('region', { name: 'App slots' });
  await expect(places.getByRole('definition').first()).toHaveText('header');
  await expect(places.getByText('empty').first()).toBeVisible();
  const nameOf = (slot: string) =>
    page.locator(`[data-slot=${slot}]`).evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await nameOf('header')).toBe('none');
  await places.getByRole('switch', { name: 'Outline and label them on every page' }).click();
  expect(await nameOf('header')).toBe('"header"');
  await page.getByRole('banner').getByRole('link', { name: 'Openbook' }).click();
  await expect(page).toHaveURL(/\/en$/);
  expect(await nameOf('footer')).toBe('"footer"');
});

test('[PLUG-67] a developer breaks, mends, remounts and withdraws an app, only in this browser', async ({ page }) => {
  await page.goto('/en/debugger#plugins');
  const panel = page.getByRole('tabpanel', { name: 'Plugins' });
  const header = panel.getByRole('region', { name: 'Plugins' }).getByRole('row', { name: /^header/ });
  await expect(header).toContainText('ready');
  await panel.getByRole('combobox', { name: 'App' }).selectOption('header');
  const broken = panel.getByRole('combobox', { name: 'Break it on purpose' });
  await broken.selectOption('throws at mount');
  await expect(panel.getByText('mount: Broken on purpose, by the control room')).toBeVisible();
  await broken.selectOption('not broken');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();

  const percent = panel.getByRole('textbox', { name: 'Share of visitors, %' });
  await percent.fill('0');
  await percent.press('Enter');
  await expect(header).toContainText('not for this visitor');
  const config = await open(page, 'Configuration');
  await expect(config.getByRole('textbox', { name: 'Patch (JSON)' })).toHaveValue(/"percent": 0/);
});

/**
 * Sections that axe checks, by the number of their tab. Each is checked once, without the long tables of guards and
 * routes.
 */
const looks = [
  { language: 'en', theme: 'light', forward: 'ArrowRight', sections: [2, 5, 9] },
  { language: 'ar', theme: 'dark', forward: 'ArrowLeft', sections: [3, 4, 6, 7] },
] as const;

for (const { language, theme, forward, sections } of looks) {
  test(`the keyboard reaches every section, and axe finds nothing (${language}, ${theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto(`/${language}/debugger`);
    const tabs = page.locator('#debugger-tab-guards').locator('xpath=..').getByRole('tab');
    await tabs.first().focus();
    for (let index = 0; index < 10; index += 1) {
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      if (sections.some((section) => section === index)) await expectAccessible(page);
      await page.keyboard.press(forward);
    }
  });
}

test('the debugger shows the state of each slice by its public names', async ({ page }) => {
  await page.goto('/en/debugger#state');
  const panel = page.getByRole('tabpanel', { name: 'State' });
  await panel.getByRole('searchbox').fill('$feedState');
  await panel.getByText('shared/feed').click();
  await expect(panel.getByRole('row', { name: /\$feedState/ })).toContainText('live');
  const languages = await open(page, 'Languages');
  await expect(languages.getByRole('row', { name: /^ru/ })).toBeVisible();
  const build = await open(page, 'Build');
  await expect(build.getByRole('row', { name: 'mode staging' })).toBeVisible();
});

for (const language of ['en', 'ar'] as const) {
  test(`the design system has no finding of axe (${language})`, async ({ page, context, baseURL }) => {
    test.slow();
    for (const theme of ['light', 'dark']) {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.goto(`/${language}/debugger/ui`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}
