/** What axe says of every slot in every state, in both themes, English and Arabic, 360 and 1366 px: each two of them meet. */
import type { Page } from '@playwright/test';

import { slotLimit } from '../../../contracts/slot-limits.ts';
import { type SlotName, slots } from '../../../contracts/slots.ts';
import { expectAccessible, openDialog } from '../../support/axe.ts';
import { drawing, publishAll } from '../../support/outside-app.ts';
import { addApps, type SlotApp } from '../../support/slot-apps.ts';
import { enter, expect, test, visit, type World } from '../../support/world.ts';

// Each test checks a dozen looks with axe.
test.describe.configure({ timeout: 300_000 });

const frame = ['header', 'footer', 'payment-consultant', 'registration', 'support-chat', 'technical-pages'];
const names = (Object.keys(slots) as SlotName[]).filter((name) => !frame.includes(name));
const isList = (name: SlotName) => slots[name].as === 'link';

/** What is in each slot. `shown`: how many apps, of those that find room, draw or list something. */
type State = { apps: number; does: NonNullable<SlotApp['does']>; shown: number };
const states: Readonly<Record<string, State>> = {
  empty: { apps: 0, does: 'draws', shown: 0 },
  loading: { apps: 2, does: 'waits', shown: 0 },
  full: { apps: 5, does: 'draws', shown: 5 },
  failed: { apps: 2, does: 'throws', shown: 0 },
  'with two apps': { apps: 2, does: 'draws', shown: 2 },
};
type Look = { theme: 'light' | 'dark'; width: 1366 | 360 };
const looksIn: Readonly<Record<'en' | 'ar', readonly Look[]>> = {
  en: [
    { theme: 'light', width: 1366 },
    { theme: 'dark', width: 360 },
  ],
  ar: [
    { theme: 'dark', width: 1366 },
    { theme: 'light', width: 360 },
  ],
};

const link = { title: 'A link of an app', path: '/results' };
const appOf = (does: State['does'], index: number): SlotApp => ({
  id: `app-${String(index)}`,
  does,
  mounts: names.map((slot) => (isList(slot) ? { slot, link } : { slot })),
});
const slotOf = (page: Page, name: SlotName) => page.locator(`[data-slot="${name}"]`).first();

/** Shows the page in another look, as the player's choice of a theme does. */
async function show(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
}

async function expectState(page: Page, name: SlotName, { apps, does, shown }: State): Promise<void> {
  const slot = slotOf(page, name);
  const room = Math.min(apps, slotLimit(name));
  if (room === 0) return expect(page.locator(`[data-slot="${name}"]`)).toHaveCount(0);
  // Of a tab one app is on the screen, and one small sign in a row says nothing of its failure.
  const seen = name === 'game.tab' ? 1 : room;
  await expect(slot).toBeAttached();
  await expect(slot.locator('p').filter({ hasText: 'app-' })).toHaveCount(Math.min(seen, shown));
  await expect(slot.getByRole('alert')).toHaveCount(does === 'throws' && name !== 'board.row' ? seen : 0);
}

/** Checks these slots of the page on the screen in these looks. */
async function expectLooks(
  { page, looks, state }: { page: Page; looks: readonly Look[]; state: State },
  here: readonly SlotName[],
  part?: string,
): Promise<void> {
  for (const look of looks)
    await test.step(`${here.join(', ')}: ${look.theme}, ${String(look.width)} px`, async () => {
      await show(page, look);
      for (const name of here) await expectState(page, name, state);
      await expectAccessible(page, part ?? (state.apps === 0 ? 'main' : '[data-slot]'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
}

type Start = { page: Page; world: World; language: string; state: State };

/** Opens the home page for a player with the apps of a state. The site's own app of the home page is switched off. */
async function open({ page, world, language, state }: Start) {
  await world.simulator({ run: false });
  await world.configure({ plugins: { 'match-of-the-day': { enabled: false } } });
  await addApps(
    page,
    Array.from({ length: state.apps }, (_, index) => appOf(state.does, index)),
  );
  await enter(page);
  // A script that is held back holds up the end of loading too.
  await page.goto(`/${language}`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return (await world.liveMatches())[0]!.match;
}

/** Slots of boards and pages, and those that come with a press. Together they are all. */
const onPages: SlotName[] = ['notice', 'home.top', 'home.aside', 'board.above', 'board.row', 'game.above', 'game.tab'];
const opened: SlotName[] = [
  'coupon.above',
  'coupon.below',
  'search.result',
  'menu.item',
  'account.menu',
  'office.section',
  'footer.link',
];

test('[PLUG-38] the slots below are all slots of pages', () => {
  expect([...onPages, ...opened].sort()).toEqual([...names].sort());
});

for (const [called, state] of Object.entries(states))
  for (const language of ['en', 'ar'] as const) {
    const looks = looksIn[language];
    test(`[PLUG-39] [PLUG-40] slots of home, board and match ${called}: axe clean in both themes, 360 and 1366 px, ${language}`, async ({
      page,
      world,
    }) => {
      const match = await open({ page, world, language, state });
      await expectLooks({ page, looks, state }, ['notice', 'home.top', 'home.aside']);

      await visit(page, `/${language}/home/live`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectLooks({ page, looks, state }, ['board.above', 'board.row']);

      await page.setViewportSize({ width: 1366, height: 900 });
      await visit(page, `/${language}/home/live/1/${String(match.champId)}/${String(match.id)}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const tab = page.getByRole('tab', { name: 'Tab of app-0' });
      await expect(tab).toHaveCount(state.apps > 0 ? 1 : 0);
      if (state.apps > 0) await tab.click();
      await expectLooks({ page, looks, state }, ['game.above', 'game.tab']);
    });

    test(`[PLUG-40] [PLUG-42] slots of coupon, search and menus ${called}: axe clean in both themes, 360 and 1366 px, ${language}`, async ({
      page,
      world,
    }) => {
      const match = await open({ page, world, language, state });
      for (const look of looks) {
        await show(page, look);
        if (look.width === 360) {
          // The column of the wide page has two of them, and goes a moment after the width.
          const bar = page.locator('aside button[aria-haspopup=dialog]');
          await expect(bar).toHaveCount(1);
          await bar.click();
        }
        for (const name of ['coupon.above', 'coupon.below'] as const) await expectState(page, name, state);
        await expectAccessible(page, look.width === 360 ? openDialog : 'aside');
        if (look.width === 360) await page.keyboard.press('Escape');
        await expect(page.locator(openDialog)).toHaveCount(0);
      }

      await page.setViewportSize({ width: 1366, height: 900 });
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(match.opp1.name.slice(0, 6));
      await expectLooks({ page, looks, state }, ['search.result'], openDialog);
      await page.reload({ waitUntil: 'commit' });

      // The host draws links itself, so they have no state but being there.
      for (const look of looks) {
        await show(page, look);
        await expect(page.getByRole('contentinfo').getByRole('link', { name: link.title })).toHaveCount(state.apps);
        await page.locator('header button[aria-haspopup=menu]').last().click();
        await expect(page.getByRole('menuitem', { name: link.title })).toHaveCount(state.apps);
        await expectAccessible(page, 'header');
        await page.keyboard.press('Escape');
        await expectAccessible(page, 'footer');
        if (look.width === 1366) await expectAccessible(page, 'nav');
      }
      await page.setViewportSize({ width: 1366, height: 900 });
      // Menu of sports and footer.
      await expect(page.getByRole('link', { name: link.title })).toHaveCount(2 * state.apps);

      await visit(page, `/${language}/office/history`);
      for (const look of looks) {
        await show(page, look);
        const menu = page.locator('#menu');
        if (look.width === 360) await menu.getByRole('navigation').getByRole('button').click();
        await expect(menu.getByRole('link', { name: link.title })).toHaveCount(state.apps);
        await expectAccessible(page, '#menu');
        if (look.width === 360) await page.keyboard.press('Escape');
      }
    });
  }

const boom = (id: string) => ({ id, version: '9.9.9', script: drawing(id, "throw new Error('broken')") });

for (const [called, isLoading] of [
  ['failed', false],
  ['loading', true],
] as const)
  for (const language of ['en', 'ar'] as const)
    test(`[PLUG-29] [PLUG-23] [PLUG-24] the slots of the frame and of dialogs ${called}: axe clean in both themes, 360 and 1366 px, ${language}`, async ({
      page,
    }) => {
      const ids = ['header', 'footer', 'registration', 'payment-consultant'];
      if (isLoading)
        await page.route(new RegExp(`/plugins/(?:${ids.join('|')})/[^/]+\\.js`), () => new Promise(() => undefined));
      else await publishAll(page, ids.map(boom));
      await page.goto(`/${language}?payment_consultant=1`, { waitUntil: 'commit' });
      const dialog = page.locator(openDialog);
      await expect(dialog).toBeVisible();
      if (!isLoading) await expect(dialog.getByRole('alert').getByRole('button')).toBeVisible();
      const looks = looksIn[language];
      const checkAll = async (part?: string) => {
        for (const look of looks) {
          await show(page, look);
          await expectAccessible(page, part);
        }
      };
      await checkAll(openDialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      // The stand-ins of header and footer are there.
      await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('18+');
      await checkAll();
      await page.setViewportSize({ width: 1366, height: 900 });
      await page.getByRole('banner').getByRole('button').nth(1).click();
      await expect(dialog).toBeVisible();
      await checkAll(openDialog);
    });
