/** Which language a visitor gets, and in which writing and zone they read the time. */
import type { Browser, BrowserContext } from '@playwright/test';

import { enter, expect, inBoardOrder, profileOf, test, type World } from '../../support/world.ts';

/** Where a visitor with a browser in this language ends up. */
async function arrive(
  browser: Browser,
  world: World,
  locale: string,
  path: string,
  { lng, prepare }: { lng?: string; prepare?: (context: BrowserContext) => Promise<unknown> } = {},
): Promise<string> {
  const context = await browser.newContext({ locale });
  await world.enter(context);
  await prepare?.(context);
  if (lng !== undefined) await context.addCookies([{ name: 'lng', value: lng, url: world.origin }]);
  const page = await context.newPage();
  await page.goto(`${world.origin}${path}`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(await page.locator('html').getAttribute('lang')).toBe(pathname.slice(1, 3));
  // What is still asked for belongs to nobody.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return pathname;
}

test('[LANG-04] [LANG-05] [LANG-08] [GUARD-14] a language comes from the address, then the cookie, the browser, the site, and is Russian where the site names none', async ({
  browser,
  world,
}) => {
  await world.configure({ defaultLanguage: 'pt' });
  expect(await arrive(browser, world, 'es-ES', '/ar/results', { lng: 'tr' })).toBe('/ar/results');
  expect(await arrive(browser, world, 'es-ES', '/', { lng: 'tr' })).toBe('/tr');
  expect(await arrive(browser, world, 'es-ES', '/')).toBe('/es');
  expect(await arrive(browser, world, 'ja-JP', '/')).toBe('/pt');
  // The site has no such language.
  expect(await arrive(browser, world, 'es-ES', '/zz/results', { lng: 'tr' })).toBe('/tr/results');
  const nameless = (context: BrowserContext) =>
    context.route('**/bff-api/config/all.json*', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, defaultLanguage: undefined } });
    });
  expect(await arrive(browser, world, 'ja-JP', '/', { prepare: nameless })).toBe('/ru');
});

test('[LANG-06] [LANG-08] a language that is hidden from visitors is neither theirs nor in their menu; a player has it', async ({
  page,
  context,
  world,
}) => {
  await world.configure({ config: { langHiddenUnauthorized: ['tr'] } });
  await context.addCookies([{ name: 'lng', value: 'tr', url: world.origin }]);
  const offered = async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Language' }).click();
    const list = page.getByRole('dialog').getByRole('combobox', { name: 'Language', exact: true });
    await expect(list).toHaveValue('en');
    const codes = await list.evaluate((select) => [...(select as HTMLSelectElement).options].map(({ value }) => value));
    await page.keyboard.press('Escape');
    return codes;
  };
  await page.goto('/tr/results');
  await expect(page).toHaveURL('/en/results');
  expect(await offered()).not.toContain('tr');
  await enter(page);
  await page.goto('/en/results');
  await expect(profileOf(page)).toBeVisible();
  expect(await offered()).toContain('tr');
  await page.goto('/tr/results');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page).toHaveURL('/tr/results');
});

test('[LANG-11] [LANG-13] times are those of the zone of the visitor, their device’s at first, in the writing of their cookie or their country', async ({
  page,
  context,
  world,
}) => {
  await world.simulator({ run: false });
  const { entities } = await world.snapshot('list:line:1');
  const [match] = inBoardOrder(entities).filter(({ status }) => status === 0);
  const startsAt = (zone: number, hour12 = false) =>
    new Intl.DateTimeFormat(hour12 ? 'en-US' : 'en-GB', {
      ...{ hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit', hour12, timeZone: 'UTC' },
    }).format((match!.startAt + zone * 3600) * 1000);
  const clock = page.getByRole('contentinfo').locator('time');
  const look = async (cookies: Record<string, string>, zone: string, is12h: boolean, start: string) => {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: world.origin })));
    await page.goto('/en/home/line');
    await expect(clock).toContainText(zone);
    await expect(clock).toHaveText(is12h ? /\d [AP]M\b/ : /\d\d:\d\d:\d\d · /);
    await expect(page.getByRole('main')).toContainText(start);
  };
  await look({}, 'UTC+3', false, startsAt(3));
  await look({ time_zone: '0' }, 'UTC', false, startsAt(0));
  await look({ is12h: '1' }, 'UTC', true, startsAt(0, true).split(' ')[0]!);
  await world.control('PUT', 'geo', { country: 'US' });
  await look({ is12h: '0' }, 'UTC', false, startsAt(0));
  await context.clearCookies({ name: 'is12h' });
  await look({}, 'UTC', true, startsAt(0, true).split(' ')[0]!);
});

test('[BOOT-33] [BOOT-39] theme and size stand before any code of the app is here; a frame that forbids cookies shows the site of a first visit', async ({
  page,
  context,
  world,
}) => {
  await context.addCookies([
    { name: 'theme', value: 'dark', url: world.origin },
    { name: 'font_size', value: 'large', url: world.origin },
  ]);
  await page.route(/\/assets\/(?!early).*\.js$/, (route) => route.abort());
  await page.goto('/en/home/live');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-font', 'large');
  await page.unrouteAll();

  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: forbidden, set: forbidden });
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbidden });
  });
  await page.goto('/en/home/live');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
