import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { enter, expect, forgetCookieChoice, logIn, logOut, profileOf, test } from '../../support/world.ts';

// Each test opens several dialogs and checks every one with axe.
test.describe.configure({ timeout: 120_000 });

const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
] as const;
const words = {
  en: { support: 'Support', chat: 'Chat', callback: 'Request a callback', question: 'Ask a question', login: 'Log in' },
  ar: { support: 'الدعم', chat: 'محادثة', callback: 'طلب مكالمة', question: 'طرح سؤال', login: 'تسجيل الدخول' },
};

const supportButton = (page: Page, name = 'Support') => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Checks that the focus never leaves the dialog for the page behind it. */
async function expectTrap(page: Page): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body && activeElement.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
}

/** Checks that a dialog opens by a key, holds the focus, closes by Escape and gives the focus back. */
async function expectModal(page: Page, open: () => Promise<unknown>): Promise<void> {
  await open();
  await expect(dialog(page)).toBeVisible();
  await expectTrap(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

for (const { theme, language } of looks) {
  test(
    `[UI-01] [UI-02] [UI-16] the age is asked once, ${theme}, ${language}`,
    { tag: '@core' },
    async ({ page, context, baseURL }) => {
      await context.clearCookies({ name: 'age_confirmed' });
      await forgetCookieChoice(page);
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.goto(`/${language}/home/live`);
      await expect(dialog(page)).toContainText('18');
      await expectAccessible(page, openDialog);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button').first().press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      const kept = (await context.cookies()).find(({ name }) => name === 'age_confirmed');
      expect(Math.round(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(3);
      await page.reload();
      await expect(supportButton(page, words[language].support)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test(`[UI-10] [UI-16] dialogs of the support, ${theme}, ${language}`, async ({ page, context, world, baseURL }) => {
    await world.simulator({ run: false });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await enter(page);
    await page.goto(`/${language}/home/live`);
    const text = words[language];
    const button = supportButton(page, text.support);
    const entry = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    await button.press('Enter');
    await expectAccessible(page);
    for (const name of [text.chat, text.callback]) {
      if (!(await entry(name).isVisible())) await button.press('Enter');
      await entry(name).press('Enter');
      await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
      await expectAccessible(page, openDialog);
      await expectTrap(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
}

test('[SUPPORT-01] [SUPPORT-03] [SUPPORT-05] the ways to the support are those of the configuration', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/en/home/live');
  await supportButton(page).click();
  const box = page.getByRole('dialog', { name: 'Contact us' });
  await expect(box.getByRole('button')).toHaveText([/^Chat/, /^Request a call/]);
  await expect(box.getByRole('link')).toHaveText([/support@openbook\.example/, 'Messenger', 'Video']);
  await expect(box.getByRole('link', { name: 'Messenger' })).toHaveAttribute(
    'href',
    'https://messenger.example/openbook',
  );
  await box.getByRole('button', { name: /^Chat/ }).click();
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Hello');
  await expect(page.getByRole('log')).toContainText('Thank you for your message', { timeout: 15_000 });
});

test('[SUPPORT-02] [SUPPORT-04] callback is not for visitors, and at night there is a form', async ({
  page,
  world,
}) => {
  await page.goto('/en/home/live');
  await supportButton(page).click();
  const box = page.getByRole('dialog', { name: 'Contact us' });
  await expect(box.getByRole('button')).toHaveText([/^Chat/]);
  await world.configure({
    consultSystem: 'none',
    support: { hours: { from: '00:00', to: '00:01', days: [], timeZone: 0 } },
  });
  await page.reload();
  await supportButton(page).click();
  await expect(box.getByRole('button')).toHaveText([/^Ask a question/]);
  await box.getByRole('button', { name: /^Ask a question/ }).click();
  const form = dialog(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('This field is required.')).toHaveCount(3);
  await form.getByRole('textbox', { name: 'Topic' }).fill('Login');
  await form.getByRole('textbox', { name: 'Your question' }).fill('I cannot.');
  await form.getByRole('textbox', { name: 'E-mail for the reply' }).fill('me@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'by e-mail' })).toBeVisible();
});

test('[SUPPORT-06] [UI-10] [ROUTE-163] a question of a player is in the history of requests', async ({ page }) => {
  await enter(page);
  await page.goto('/en/home/live');
  await profileOf(page).press('Enter');
  await page.getByRole('menuitem', { name: 'My requests' }).press('Enter');
  await expect(dialog(page)).toContainText('No requests yet');
  await expectAccessible(page, openDialog);
  await dialog(page).getByRole('button', { name: 'Ask a question' }).click();
  await dialog(page).getByRole('textbox', { name: 'Topic' }).fill('Bets');
  await dialog(page).getByRole('textbox', { name: 'Your question' }).fill('Where is it?');
  await expectAccessible(page, openDialog);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await dialog(page).getByRole('button', { name: 'My requests' }).click();
  await expect(dialog(page).getByRole('listitem')).toContainText('Where is it?');
  await expectAccessible(page, openDialog);
  await expectTrap(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('[UI-10] [ROUTE-163] registration, settings and the question of the log-out are modals', async ({ page }) => {
  await page.goto('/en/home/live');
  const banner = page.getByRole('banner');
  for (const opener of [
    banner.getByRole('button', { name: 'Register' }),
    page.getByRole('button', { name: 'Settings', exact: true }),
  ]) {
    await expectModal(page, () => opener.press('Enter'));
    await expect(opener).toBeFocused();
  }
  await logIn(page);
  await expectModal(page, async () => {
    await profileOf(page).press('Enter');
    await page.getByRole('menuitem', { name: 'Log out' }).press('Enter');
  });
});

test('[UI-11] side columns are put away, remembered, and brought back by a price', async ({ page, world }) => {
  await world.simulator({ run: false });
  await page.goto('/en/home/live');
  const menu = page.getByRole('navigation', { name: 'Sports' });
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await page.getByRole('button', { name: 'Sports menu' }).click();
  await page.getByRole('button', { name: 'Bet slip column' }).click();
  await expect(menu).toBeHidden();
  await expect(slip).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bet slip column' })).toHaveAttribute('aria-pressed', 'false');
  await expect(menu).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: / \d+\.\d+$/ })
    .first()
    .click();
  await expect(slip).toBeVisible();
  await page.getByRole('button', { name: 'Sports menu' }).click();
  await expect(menu).toBeVisible();
});

test('[UI-12] [UI-13] menus and contacts of header and footer are those of the configuration', async ({
  page,
  world,
}) => {
  await world.configure({
    menus: {
      main: [
        { id: 'live', title: 'Now', path: '/home/live' },
        { id: 'line', title: 'Later', path: '/home/line' },
      ],
      footer: [{ id: 'rules', title: 'The rules', path: '/information/rules/1' }],
    },
    contacts: { email: 'us@example.com', phone: '+44 20 7946 0007' },
  });
  await page.goto('/en/home/live');
  await expect(page.getByRole('banner').getByRole('navigation').getByRole('link')).toHaveText(['Now', 'Later']);
  const footer = page.getByRole('contentinfo');
  // What protects players is there whatever the configuration says; after its own links stands the page of an app.
  const links = ['Limits', 'Self-exclusion', 'The rules', 'Match of the day'];
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(links);
  await expect(footer).toContainText('us@example.com');
  await expect(footer).toContainText('+44 20 7946 0007');
});

test('[UI-03] [UI-05] [UI-06] down a screen there is a way up; the layout follows the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/home/line');
  const up = page.getByRole('button', { name: 'Back to the top' });
  await expect(supportButton(page)).toBeVisible();
  await expect(up).toBeHidden();
  const main = page.getByRole('main');
  await main.evaluate((element) => element.scrollTo({ top: window.innerHeight * 2 }));
  await expect(up).toBeVisible();
  await up.click();
  await expect(up).toBeHidden();
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBe(0);
  await page.setViewportSize({ width: 1099, height: 700 });
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'tablet');
  await expect(page.locator('html')).toHaveAttribute('style', /--viewport-height: 700px/);
});

test('[UI-04] snow falls on the home page alone, and not for who wants less motion', async ({ page, world }) => {
  await world.configure({ isSnowEnabled: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en');
  await expect(page.locator('canvas')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  await expect(supportButton(page)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('[REG-05] [UI-16] a visitor is reminded of the registration', async ({ page, world }) => {
  await world.configure({ reminder: { delay: 1000, interval: 3_600_000 } });
  await page.goto('/en/home/live');
  await expect(dialog(page)).toContainText('No account yet?');
  await expectAccessible(page, openDialog);
  await dialog(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: /Registration|Register/ })).toBeVisible();
});

test('[TEAMCASH-02] [TEAMCASH-03] [TEAMCASH-04] [UI-16] three paid payments are told once, and four once more', async ({
  page,
  world,
}) => {
  const user = await world.createUser('team-cash-3');
  await enter(page, user);
  await page.clock.install();
  await page.goto('/en/home/live');
  await expect(dialog(page)).toContainText('You have received three team cash payments');
  await expectAccessible(page, openDialog);
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  const told = page.waitForResponse(/team-cash/);
  await page.reload();
  await expect(supportButton(page)).toBeVisible();
  await (await told).finished();
  // Moves the clock of the page on to the next poll.
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);

  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'team_cash');
  const first = await kept();
  expect([first?.value, Math.round(((first?.expires ?? 0) - Date.now() / 1000) / 86_400)]).toEqual(['3', 372]);
  await world.control('PATCH', `users/${String(user.userId)}`, { teamCashPayments: 4 });
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  expect((await kept())?.value).toBe('activated');
});

test('[UI-15] an old browser is sent to its own page before the site begins', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(HTMLScriptElement, { supports: undefined });
  });
  await page.goto('/en/home/live');
  await expect(page).toHaveURL(/oldbrowser/);
  await expect(page.getByRole('heading').first()).toBeVisible();
});

for (const path of ['/en', '/en/home/live', '/en/home/line']) {
  test(`[UI-17] nothing moves while ${path} comes in`, async ({ page, world }) => {
    await world.simulator({ run: false });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(supportButton(page)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThanOrEqual(0.02);
  });
}

test('[SUPPORT-07] at log-out the talk with the support and what was typed are gone', async ({ page, world }) => {
  await enter(page, await world.createUser('player'));
  await page.goto('/en/information');
  const chat = page.getByRole('dialog', { name: 'Chat with support' });
  const openChat = async () => {
    await supportButton(page).click();
    await dialog(page).getByRole('button', { name: /^Chat/ }).click();
  };
  await openChat();
  await chat.getByRole('textbox', { name: 'Message' }).fill('Where is my payout W-1?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText('W-1');
  await chat.getByRole('textbox', { name: 'Message' }).fill('My account is');
  await page.keyboard.press('Escape');
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await openChat();
  await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(chat.getByRole('log')).not.toContainText('W-1');
});

test('[UI-96] [UI-97] a link that the mouse rests on asks for its page, and the page fades in unless less motion is wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const move = Reflect.get(Element.prototype, 'animate') as (this: Element, ...how: unknown[]) => Animation;
    Reflect.set(Element.prototype, 'animate', function (this: Element, ...how: unknown[]) {
      if (this.id === 'content') document.documentElement.dataset['faded'] = 'yes';
      return move.apply(this, how);
    });
  });
  await page.goto('/en/information');
  await expect(supportButton(page)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Live', exact: true });
  const asked = page.waitForRequest(/\/assets\/.+\.js$/);
  await link.hover();
  await asked;
  await expect(page).toHaveURL(/\/information$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-faded');
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'yes');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => delete document.documentElement.dataset['faded']);
  await page.getByRole('banner').getByRole('link', { name: 'Sports', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/line/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-faded');
});
