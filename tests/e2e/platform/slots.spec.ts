import type { Page } from '@playwright/test';

import { type SlotName, slots } from '../../../contracts/slots.ts';
import { expectAccessible } from '../../support/axe.ts';
import { drawing, publish, returnToTab } from '../../support/outside-app.ts';
import { readShift, watchShift } from '../../support/shift.ts';
import { addApps, type SlotApp } from '../../support/slot-apps.ts';
import { coupon, enter, expect, profileOf, test, visit } from '../../support/world.ts';

// Each test opens several pages and checks every one with axe.
test.describe.configure({ timeout: 120_000 });

const frame = ['header', 'footer', 'payment-consultant', 'registration', 'support-chat', 'technical-pages'];
const drawn = (Object.keys(slots) as SlotName[]).filter((name) => slots[name].as === 'app' && !frame.includes(name));
const app = (id: string, does: SlotApp['does'] = 'draws'): SlotApp => ({
  id,
  does,
  mounts: drawn.map((slot) => ({ slot })),
});
const slot = (page: Page, name: SlotName) => page.locator(`[data-slot="${name}"]`);
const loggedOf = (page: Page) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
};
const looks = [
  { theme: 'light', language: 'en', width: 1366 },
  { theme: 'dark', language: 'ar', width: 360 },
] as const;

for (const { theme, language, width } of looks)
  test(
    `[PLUG-38] [PLUG-39] [PLUG-40] every slot with two apps, then one of them broken: ${theme}, ${language}, ${String(width)} px`,
    { tag: '@core' },
    async ({ page, context, world, baseURL }) => {
      await world.simulator({ run: false });
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
      const [live] = await world.liveMatches();
      const gameId = live!.match.id;
      const matchPath = `/${language}/home/live/1/${String(live!.match.champId)}/${String(gameId)}`;
      const seen = new Set<string>();
      const see = async (name: SlotName, told: object) => {
        const names = name === 'board.row' ? ['alpha'] : ['alpha', 'beta'];
        const texts = names.map((id) => `${id} ${name} ${JSON.stringify(told)}`);
        await expect(slot(page, name).first().locator('p')).toHaveText(texts);
        seen.add(name);
      };
      const logged = loggedOf(page);
      await addApps(page, [app('alpha'), app('beta')]);

      await page.goto(`/${language}`);
      for (const name of ['notice', 'home.top', 'home.aside'] as const) await see(name, {});
      await expectAccessible(page);

      await visit(page, `/${language}/home/live`);
      await see('board.above', { zone: 'live', sportId: 1 });
      const row = slot(page, 'board.row').first();
      await expect(row.locator('p')).toHaveText(/^alpha \d+$/);
      seen.add('board.row');
      await expectAccessible(page, 'main');
      await expect
        .poll(() => logged.filter((line) => line.includes('"beta" 1.0.0, mount: it finds no room in slot "board.row"')))
        .toHaveLength(1);

      await visit(page, matchPath);
      await see('game.above', { gameId });
      await page.getByRole('tab', { name: 'Tab of beta' }).click();
      await expect(slot(page, 'game.tab').locator('p')).toHaveText([`beta game.tab ${JSON.stringify({ gameId })}`]);
      seen.add('game.tab');
      if (width === 360) await page.locator('aside button[aria-haspopup=dialog]').click();
      for (const name of ['coupon.above', 'coupon.below'] as const) await see(name, {});
      await expectAccessible(page);
      if (width === 360) await page.keyboard.press('Escape');

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(live!.match.opp1.name.slice(0, 6));
      await see('search.result', { words: live!.match.opp1.name.slice(0, 6).trim() });
      await expectAccessible(page, 'dialog[open]');
      expect([...seen].sort()).toEqual([...drawn].sort());

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await addApps(page, [app('alpha', 'throws'), app('beta')]);
      await page.goto(`/${language}`);
      await expect(slot(page, 'home.top').getByRole('alert')).toBeVisible();
      await expect(slot(page, 'home.top').locator('p')).toHaveText(['beta home.top {}']);
      await expectAccessible(page);
      await visit(page, `/${language}/home/live`);
      await expect(slot(page, 'board.above').getByRole('alert')).toBeVisible();
      await expect(slot(page, 'board.row').getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

test('[PLUG-39] while an app loads its place is held: nothing moves when it comes; without apps no slot is in the page', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const name of drawn) await expect(slot(page, name)).toHaveCount(0);

  await watchShift(page);
  const letThrough = await addApps(page, [app('alpha', 'waits')]);
  // A delayed script may also delay the end of loading.
  await page.goto('/en/home/live', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(slot(page, 'board.above')).toHaveCSS('height', `${String(slots['board.above'].height)}px`);
  await expect(slot(page, 'coupon.below')).toHaveCSS('height', `${String(slots['coupon.below'].height)}px`);
  const before = await readShift(page);
  letThrough();
  await expect(slot(page, 'board.above')).toHaveText(/alpha/);
  await expect(slot(page, 'board.row').first()).toHaveText(/alpha/);
  expect((await readShift(page)) - before).toBeLessThanOrEqual(0.02);
});

test('[PLUG-39] from match to match the app stays and hears the new number', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [one, two] = await world.liveMatches();
  await addApps(page, [app('alpha')]);
  const pathOf = (match: { id: number; champId: number }) =>
    `/en/home/live/1/${String(match.champId)}/${String(match.id)}`;
  for (const { match } of [one!, two!]) {
    if (match === one!.match) await page.goto(pathOf(match));
    else await visit(page, pathOf(match));
    await expect(slot(page, 'game.above')).toHaveText(`alpha game.above ${JSON.stringify({ gameId: match.id })}`);
  }
});

test('[PLUG-40] [PLUG-41] the site configuration turns, removes and adds apps in an open page; what is wrong costs itself alone', async ({
  page,
  world,
}) => {
  const logged = loggedOf(page);
  await addApps(page, [
    { id: 'alpha', mounts: [{ slot: 'home.top', order: 2 }, { slot: 'notice' }] },
    { id: 'beta', mounts: [{ slot: 'home.top', order: 1 }, { slot: 'notice' }] },
    { id: 'gamma', mounts: [{ slot: 'search.result' }] },
  ]);
  const names = async (name: SlotName) =>
    (await slot(page, name).locator('p').allTextContents()).map((text) => text.split(' ')[0]);
  await page.goto('/en');
  await expect.poll(() => names('home.top')).toEqual(['beta', 'alpha']);
  await slot(page, 'home.top')
    .locator('p')
    .first()
    .evaluate((own) => own.setAttribute('data-mark', 'same'));

  await world.configure({
    slots: { 'home.top': { order: ['alpha', 'beta'] }, notice: { remove: 'beta' }, 'home.topp': {} },
  });
  await returnToTab(page);
  await expect.poll(() => names('home.top')).toEqual(['alpha', 'beta']);
  await expect(slot(page, 'home.top').locator('[data-mark=same]')).toHaveText(/^beta/);
  expect(await names('notice')).toEqual(['alpha', 'beta']);
  for (const line of ['slots["notice"].remove: ', 'slots["home.topp"] is no slot'])
    await expect.poll(() => logged.filter((text) => text.includes(line))).toHaveLength(1);

  await world.configure({ slots: { 'home.top': { remove: ['alpha'], add: ['gamma'] } } });
  await returnToTab(page);
  await expect.poll(async () => (await names('home.top')).sort()).toEqual(['beta', 'gamma']);
  await expect(coupon(page)).toBeVisible();
});

test('[PLUG-42] links of an app stand in the menus of sports, player and office and in the footer, and lead there; one to no page does not', async ({
  page,
}) => {
  const link = { title: 'All the results', path: '/results' };
  const places = ['menu.item', 'footer.link', 'account.menu', 'office.section'];
  await addApps(page, [
    { id: 'alpha', mounts: places.map((name) => ({ slot: name, link })) },
    { id: 'beta', mounts: places.map((name) => ({ slot: name, link: { title: 'Nowhere', path: '/no-such-page' } })) },
  ]);
  await enter(page);
  await page.goto('/en');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: link.title })).toBeVisible();
  await profileOf(page).click();
  await page.getByRole('menuitem', { name: link.title }).click();
  await expect(page).toHaveURL(/\/en\/results$/);
  const item = page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: link.title });
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Nowhere')).toHaveCount(0);
  await page.goto('/en/office/history');
  const office = page.getByRole('navigation', { name: 'In this section' });
  await expect(office.getByRole('link').last()).toHaveText(link.title);
  await expect(page.getByText('Nowhere')).toHaveCount(0);
  await office.getByRole('link', { name: link.title }).click();
  await expect(page).toHaveURL(/\/en\/results$/);
});

test('[PLUG-39] the log names an app that is higher than its slot holds, and none of the site’s own', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const script = drawing('tower', "element.append('Tower'); element.style.cssText = 'display: block; height: 300px'");
  await publish(page, 'tower', { version: '1.0.0', script, mounts: [{ slot: 'board.above' }] });
  await page.goto('/en/home/live');
  const line =
    'Plugin "tower" 1.0.0, run: it is 300 px high in slot "board.above", which holds 64 px: it moves the page';
  await expect.poll(() => logged.filter((text) => text.includes('px high in slot'))).toEqual([line]);
});
