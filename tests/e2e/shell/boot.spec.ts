import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { chooseLanguage } from '../../support/settings.ts';
import { coupon, enter, expect, lateCame, odds, test, visit } from '../../support/world.ts';

const watch = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')));
  return { asked, of: (start: string) => asked.filter((path) => path.startsWith(start)) };
};
const ready = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible();

test(
  '[BOOT-05] [BOOT-13] [BOOT-21] [BOOT-23] [BOOT-24] [BOOT-25] [BOOT-31] [QUERY-08] what a start asks for, each once and by its own version',
  { tag: '@core' },
  async ({ page, world }) => {
    const dmca = { domains: ['127.0.0.1'], name: 'dmca-site-verification', content: 'abc' };
    await world.configure({ licence: { dmca }, homepageType: 3, geoCountryId: 1 });
    const { of } = watch(page);
    await page.goto('/en');
    await ready(page);
    expect(of('/bff-api/config/all.json')).toEqual(['/bff-api/config/all.json?lang=en']);
    await expect(page.locator('html')).toHaveAttribute('data-home-type', '3');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Top upcoming' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Top live' })).toBeVisible();
    await expect(page.locator('link[href="/sys-ui/2.3.144/Desktop/default/client.css"]')).toBeAttached();
    await expect(page.locator('meta[name="dmca-site-verification"]')).toHaveAttribute('content', 'abc');
    await expect.poll(() => of('/domains-api/checker.js').length).toBe(1);
    await expect.poll(() => of('/domains-api/v1/host').length).toBe(1);
    await expect.poll(() => of('/web-api/policy/logo.agif').length).toBe(1);
    await expect(page.locator('img[src="/web-api/policy/logo.agif"]')).toBeHidden();
    expect(of('/sys-icons/').every((path) => path.startsWith('/sys-icons/1.0.637/'))).toBe(true);
    expect(of('/sys-icons/').length).toBeGreaterThan(0);

    await world.configure({ iconsVersion: '2.0.0', sysUi: { version: '3.0.0', config: 'night' }, geoCountryId: 2 });
    await world.configure({ licence: { dmca: { ...dmca, domains: ['other.example'] } }, homepageType: 1 });
    const second = watch(page);
    await page.goto('/en?force_redirect_off=1');
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-home-type', '1');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Top upcoming' })).toBeVisible();
    await expect(page.locator('link[href="/sys-ui/3.0.0/Desktop/night/client.css"]')).toBeAttached();
    await expect.poll(() => second.of('/sys-icons/2.0.0/').length).toBeGreaterThan(0);
    await expect(page.locator('meta[name="dmca-site-verification"]')).toHaveCount(0);
    expect(second.of('/domains-api/checker.js')).toEqual([]);
    expect(second.of('/web-api/policy/logo.agif')).toEqual([]);
  },
);

test('[BOOT-17] [BOOT-27] [BOOT-30] a partner’s values stand on the root; a player gets grant and video token', async ({
  page,
  context,
  world,
}) => {
  await world.configure({ partnerCssBrandBook: [{ css_prop: '--partner-gap', css_value: '24px' }] });
  const { of } = watch(page);
  await page.goto('/en');
  await ready(page);
  expect(of('/web-api/media/video-token')).toEqual([]);
  await enter(page);
  await page.reload();
  await expect.poll(() => of('/web-api/media/video-token').length).toBe(1);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'grant')?.value ?? '')
    .not.toBe('');
  const cookies = await context.cookies();
  const grant = cookies.find(({ name }) => name === 'grant');
  expect(cookies.find(({ name }) => name === 'ggru')?.value).not.toBe('');
  expect(Math.abs((grant?.expires ?? 0) - Date.now() / 1000 - 1800)).toBeLessThan(60);
  const gap = () => getComputedStyle(document.documentElement).getPropertyValue('--partner-gap');
  await expect.poll(() => page.evaluate(gap)).toBe('1.5em');
});

test('[LANG-09] [LANG-12] another language keeps page, query, scroll, coupon and what was typed', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  if (first === undefined) throw new Error('The world has no live football');
  await page.goto('/en/home/live?x=1');
  await odds(page, first.match, first.match.opp1.name).click();
  await expect(coupon(page).getByRole('textbox').first()).toBeVisible();
  await coupon(page).getByRole('textbox').first().fill('37');
  const scrolled = await page.locator('#content').evaluate((box) => {
    box.scrollTop = 300;
    return box.scrollTop;
  });

  const { of } = watch(page);
  await chooseLanguage(page, 'en', 'tr');
  await expect(page).toHaveURL(/\/tr\/home\/live\?x=1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('complementary', { name: 'Kupon' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Kupon' }).getByRole('textbox').first()).toHaveValue(/37/);
  await expect.poll(() => page.locator('#content').evaluate((box) => box.scrollTop)).toBe(scrolled);
  await expect.poll(() => of('/bff-api/config/all.json?lang=tr').length).toBe(1);

  await page.goto('/tr/login');
  await page.getByRole('main').getByRole('textbox').first().fill('somebody@example.com');
  await chooseLanguage(page, 'tr', 'pt');
  await expect(page).toHaveURL(/\/pt\/login$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('somebody@example.com');

  // French has no texts of its own here: the page says in which language its words are.
  await page.goto('/fr');
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('complementary', { name: 'Bet slip' })).toBeVisible();
});

test(
  '[BLOCK-07] [BLOCK-12] [BLOCK-14] [BLOCK-15] a blocked visitor asks again and is let in when the region opens',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.configure({ availability: [1, 2, 63] });
    await world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 1 });
    await page.goto('/en/home/live');
    await expect(page).toHaveURL(/\/en\/block$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in your region');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Still not available.' })).toBeVisible();

    await page.getByRole('link', { name: 'Appeal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your appeals' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/block-appeal-history$/);
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await page.getByRole('textbox', { name: 'Why should you have access?' }).fill('I am at home.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const own = page.getByRole('main').getByRole('listitem').filter({ hasText: 'I am at home.' });
    await expect(own).toContainText('Awaiting reply');
    await expectAccessible(page);
    await world.control('POST', 'clock', { advance: 60 });
    await page.reload();
    await expect(own).toContainText('Replied');
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => href.startsWith('/') && !/^\/\w\w\/block/.test(href))).toEqual([]);

    await page.goto('/en/block');
    const again = page.getByRole('button', { name: 'Check again' });
    await expect(again).toBeVisible();
    await world.control('PUT', 'geo', { displayTypeId: 0, templateTypeId: 0 });
    const asked = page.waitForRequest((request) => request.url().endsWith('/blocks-api/api/v2/block'));
    await again.click();
    expect(Object.keys((await asked).postDataJSON() as object)).toEqual(['auth', 'url']);
    await expect(page).toHaveURL(/\/en$/);
  },
);

const works = (from: number, to: number, isActive: boolean) => {
  const now = Math.floor(Date.now() / 1000);
  return {
    started_at: now + from,
    ended_at: now + to,
    notify_started_at: now - 600,
    notify_ended_at: now + to,
    isActive,
    web_state: isActive ? 0 : 1,
  };
};

test(
  '[F80] [MAINT-04] [MAINT-05] [MAINT-06] [MAINT-08] [ROUTE-181] works: a notice before, one page while, home after',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.control('PUT', 'maintenance', works(3600, 7200, false));
    await page.goto('/en');
    const notice = page.getByText(/The site will be closed for maintenance from/);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(notice).toBeHidden();
    await page.reload();
    await ready(page);
    await expect(page.locator('link[data-sys-ui]')).toBeAttached();
    await expect(notice).toBeHidden();

    await world.control('PUT', 'maintenance', works(-600, 3600, true));
    await page.goto('/en/home/live');
    await expect(page).toHaveURL(/\/en\/maintenance$/);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'maintenance');
    await expect(page.getByRole('main')).toContainText('Maintenance: from');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(coupon(page)).toHaveCount(0);

    await world.control('PUT', 'maintenance', works(-7200, -3600, false));
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page).toHaveURL(/\/en$/);
  },
);

test('[MAINT-02] works that are told in the other form are announced and begin like any others', async ({ page }) => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  let told = { notifyStartDate: at(-60), notifyEndDate: at(3600), startAt: at(3600), finishAt: at(7200) };
  await page.route('**/bff-api/maintenance*', (route) => route.fulfill({ json: { data: told } }));
  await page.clock.install();
  await page.goto('/en');
  await lateCame(page);
  // The start has the works of the configuration; from then on the page asks once a minute.
  await page.clock.runFor(61_000);
  await expect(page.getByText(/The site will be closed for maintenance from/)).toBeVisible();
  told = { ...told, notifyEndDate: at(-30), startAt: at(-30) };
  await page.clock.runFor(61_000);
  await expect(page).toHaveURL(/\/en\/maintenance$/);
});

test('[MAINT-05] [MAINT-07] the page of works speaks one language, and leads home by itself when they end', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const main = page.getByRole('main');
  for (const [language, own, title] of [
    ['ar', 'en', 'Maintenance in progress'],
    ['uk', 'ru', 'Идут технические работы'],
  ] as const) {
    await world.control('PUT', 'maintenance', works(-600, 3600, true));
    await page.goto(`/${language}/home/live`);
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(main.locator(`[lang=${own}]`).getByRole('button')).toHaveCount(1);
    const words = await main.innerText();
    expect([words.includes('Check again'), /[\u0600-\u06ff]/.test(words)]).toEqual([own === 'en', false]);

    await world.control('PUT', 'maintenance', works(-7200, -3600, false));
    await expect
      .poll(async () => {
        // The page leaves in the middle of it, and takes the clock along.
        await page.clock.runFor(61_000).catch(() => undefined);
        return new URL(page.url()).pathname;
      })
      .toBe(`/${language}`);
  }
});

test('[LANG-07] a site whose default language it does not speak says so in the log, and speaks English', async ({
  browser,
  world,
}) => {
  await world.configure({ defaultLanguage: 'xx' });
  const context = await browser.newContext({ locale: 'ja-JP' });
  await world.enter(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${world.origin}/`);
  await expect(page).toHaveURL(/\/en$/);
  await ready(page);
  await expect.poll(() => errors.filter((text) => text.includes('names no default language'))).toHaveLength(1);
  await context.close();
});

test('[MAINT-09] a backend that answers 503 to the check looks like works, 500 does not', async ({ page, world }) => {
  await world.faults({ path: '/blocks-api/api/v1/block/light', status: 503, times: 3 });
  await page.goto('/en');
  await expect(page).toHaveURL(/\/en\/maintenance$/);
  await world.noFaults();
  await world.faults({ path: '/blocks-api/api/v1/block/light', status: 500, times: 3 });
  await page.goto('/en');
  await ready(page);
  await expect(page).toHaveURL(/\/en$/);
});

test('[F06] [BOOT-10] groups of the configuration that do not come cost a closed page nothing', async ({
  page,
  world,
}) => {
  await world.configure({ support: { email: 'help@book.example' } });
  await world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 16 });
  await world.faults({ path: '/bff-api/config/group/get', status: 500, times: 5 });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/en');
  await expect(page).toHaveURL(/\/en\/suspension$/);
  await expect(page.getByRole('link', { name: /help@book\.example/ })).toBeVisible();
  await expect
    .poll(() => logged.filter((text) => text.includes('Group "support" of the configuration')).length)
    .toBe(1);
});

test('[BOOT-09] a group of the configuration is asked for again no sooner than after ten minutes, and after a quarter of an hour', async ({
  page,
  world,
}) => {
  await world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 16 });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/config/group/get')) asked += 1;
  });
  await page.clock.install();
  const answered = page.waitForResponse(/config\/group\/get/);
  await page.goto('/en');
  await expect(page).toHaveURL(/\/en\/suspension$/);
  await expect.poll(() => asked).toBe(1);
  /** The page of appeals is beside a closed site; coming back opens the closed page again. */
  const comeBack = async () => {
    for (const place of ['block-appeal-history', 'suspension']) {
      await visit(page, `/en/${place}`);
      await expect(page.locator('html')).toHaveAttribute('data-page', place);
    }
    await page.waitForLoadState('networkidle');
  };
  // The answer grows old from its arrival: a clock that is set before would make it young.
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await page.clock.setSystemTime(Date.now() + 590_000);
  await comeBack();
  expect(asked).toBe(1);
  await page.clock.setSystemTime(Date.now() + 910_000);
  await comeBack();
  await expect.poll(() => asked).toBe(2);
});
