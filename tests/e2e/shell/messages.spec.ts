/** Messages about followed matches: on the page, and outside it where the player allowed that. */
import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { expect, test } from '../../support/world.ts';

type Shown = { title: string; body: string };
type Recorded = { shown: Shown[]; press: (() => void) | null };

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Follows the first live match, and asks to be told of its goals. */
async function followGoals(page: Page): Promise<void> {
  await page.goto('/en/home/live');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings', exact: true });
  await dialog.getByRole('switch', { name: 'Goals' }).press('Space');
}
const followed = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('openbook.favourite-games') ?? '[]') as { id: number }[])[0]!.id,
  );

test('[PREF-10] a goal of a followed match is told on the page, with the way to it; nobody is asked for leave', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    Notification.requestPermission = () => {
      (window as unknown as { asked: number }).asked += 1;
      return Promise.resolve('denied');
    };
  });
  await followGoals(page);
  const dialog = page.getByRole('dialog', { name: 'Settings', exact: true });
  await expect(dialog.getByText(/kept here/)).toBeVisible();
  await expectAccessible(page, openDialog);
  await page.keyboard.press('Escape');

  const heard = page.waitForResponse(/feed-api\/v1\/snapshot\?topic=play/);
  await page.reload();
  await (await heard).finished();
  const gameId = await followed(page);
  await world.simulator({ gameId, do: 'goal', team: 1 });
  await expect(messages(page)).toContainText(/Goal, .*\d:\d/);
  await expectAccessible(page);
  await messages(page).getByRole('link', { name: 'View match' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/en/home/live/\\d+/\\d+/${String(gameId)}`));
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
});

test('[PREF-10] where it is allowed, one of three tabs shows a goal outside the page when nobody looks; a press opens the match', async ({
  page,
  context,
  world,
}) => {
  await world.simulator({ run: false });
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const recorded: Recorded = { shown: [], press: null };
    class Recording extends EventTarget {
      static permission = 'granted' as const;
      static requestPermission = () => Promise.resolve('granted' as const);
      constructor(title: string, { body }: { body: string }) {
        super();
        recorded.shown.push({ title, body });
        recorded.press = () => this.dispatchEvent(new Event('click'));
      }
      close() {
        recorded.shown.length = 0;
      }
    }
    Object.assign(window, { recorded, Notification: Recording });
  });
  await followGoals(page);
  const allowed = page.getByRole('dialog', { name: 'Settings', exact: true }).getByText(/also show in your browser/);
  await expect(allowed).toBeVisible();
  await page.keyboard.press('Escape');

  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    const heard = tab.waitForResponse(/feed-api\/v1\/snapshot\?topic=play/);
    await tab.goto('/en/home/live');
    await (await heard).finished();
    await expect(messages(tab)).toBeAttached();
    await tab.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  const gameId = await followed(page);
  await world.simulator({ gameId, do: 'goal', team: 1 });
  const shown = async () =>
    (
      await Promise.all(
        tabs.map((tab) => tab.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.shown)),
      )
    ).map((list) => list.length);
  await expect.poll(async () => (await shown()).sort()).toEqual([0, 0, 1]);
  for (const tab of tabs) await expect(messages(tab).getByText(/^Goal/)).toHaveCount(0);

  const teller = tabs[(await shown()).indexOf(1)]!;
  await teller.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.press?.());
  await expect(teller).toHaveURL(new RegExp(`/en/home/live/\\d+/\\d+/${String(gameId)}`));
});
