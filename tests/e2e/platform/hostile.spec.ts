/**
 * Shows names and texts that look like code on every screen. They stay text, nothing runs, and the policy has nothing
 * to refuse.
 */
import type { Page } from '@playwright/test';

import { hostile } from '../../support/hostile.ts';
import { expect, test } from '../../support/world.ts';

const markup = [
  '"><img src=x onerror=window.__pwned=1>',
  '<script>window.__pwned=1</script>',
  '{{constructor.constructor("window.__pwned=1")()}}',
  'javascript:window.__pwned=1',
  "';window.__pwned=1;//",
  '<svg/onload=window.__pwned=1>',
];
const names = [...new Set([...markup, ...hostile('text').map(({ value }) => String(value))])];

/** Replaces the name of each team, competition and sport, in the feed and in answers of the backend. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const of = 'id' in value && typeof value.id === 'number' ? value.id : 0;
      return [
        key,
        /^(name|nameEng|title|lead)$/.test(key) && typeof inner === 'string' && of > 0
          ? names[of % names.length]
          : rewrite(inner),
      ];
    }),
  );
}
const rewritten = (text: string): string => JSON.stringify(rewrite(JSON.parse(text)));

async function poison(page: Page): Promise<void> {
  await page.routeWebSocket(/\/feed-api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(typeof message === 'string' ? rewritten(message) : message));
  });
  await page.route(/\/(feed|content)-api\//, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.startsWith('{') ? rewritten(text) : text });
  });
}

/** Looks for traces of a text that became markup. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    pwned: (window as { __pwned?: unknown }).__pwned,
    elements: document.querySelectorAll('[onerror], [onload], img[src="x"], script:not([src]):not([type])').length,
    schemes: [...document.querySelectorAll('a')].filter(({ protocol }) => protocol === 'javascript:').length,
    polluted: ['polluted', 'isAdmin'].filter((key) => key in {}),
  }));
/** At the end of a test some requests may still be on their way. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const none = { pwned: undefined, elements: 0, schemes: 0, polluted: [] };

test(
  '[ODDS-01] [F69] names of teams, competitions and sports are text on board, coupon and game page',
  { tag: '@core' },
  async ({ page }) => {
    await poison(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/en/home/live');
    const main = page.getByRole('main');
    const rows = main.locator('bdi');
    await expect(rows.first()).toBeVisible();
    const missing = async () => {
      const shown = (await rows.allTextContents()).join('\n');
      return markup.filter((text) => !shown.includes(text));
    };
    await expect.poll(missing).toEqual([]);
    expect(await traces(page)).toEqual(none);

    await main
      .getByRole('button', { name: /\d\.\d+$/ })
      .first()
      .click();
    await expect(page.getByRole('complementary', { name: 'Bet slip' }).getByRole('textbox').first()).toBeVisible();
    expect(await traces(page)).toEqual(none);

    const before = page.url();
    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(before);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await traces(page)).toEqual(none);
    expect(dialogs).toEqual([]);
  },
);

test('[BOOT-16] texts of the configuration and of the dictionary are text; what somebody kept in the storage breaks nothing', async ({
  page,
  world,
}) => {
  const [image = ''] = markup;
  await world.configure({
    contacts: { email: image, phone: image },
    config: { companyName: image },
    support: { email: image, socialLinks: [{ name: image, link: 'javascript:window.__pwned=1', iconName: image }] },
    menus: {
      main: [
        { id: 'a', title: image, path: 'javascript:window.__pwned=1' },
        { id: 'b', title: 'b', path: '//evil.example' },
      ],
    },
    partnerCssBrandBook: [{ css_prop: 'background', css_value: 'url(https://evil.example)' }],
    pwaManifest: { themeColor: '"><script>window.__pwned=1</script>' },
  });
  const kept = hostile('storage').filter(({ field }) => !field.startsWith('('));
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    kept.map(({ field, value }): [string, string] => [`openbook.${field}`, String(value)]),
  );
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  await page.route('**/bff-api/dictionary*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace('"menu.live":"Live now"', JSON.stringify({ 'menu.live': image }).slice(1, -1)),
    });
  });
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sports' })).toContainText(image);
  await page
    .getByRole('banner')
    .getByRole('link')
    .filter({ hasText: image })
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  expect(await traces(page)).toEqual(none);
  expect(foreign).toEqual([]);
  expect(new URL(page.url()).origin).toBe(world.origin);
});
