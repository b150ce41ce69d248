/**
 * Opens each page of the route table in two looks: the first half of the looks is core. A visitor reads what is open, a
 * player reads it again in another language and all that is theirs. Rows UI-16, ROUTE-04 and on.
 */
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { consoleErrors } from '../../support/console-errors.ts';
import { readPage } from '../../support/read-page.ts';
import { closed, open, type RouteRow } from '../../support/route-rows.ts';
import { enter, expect, test, visit } from '../../support/world.ts';

type Look = { language: 'en' | 'ar'; theme: 'light' | 'dark'; width: number };
/** Each language meets each theme and each width, and no page has a look twice. */
const pairs: readonly (readonly [Look, Look])[] = [
  [
    { language: 'en', theme: 'light', width: 1366 },
    { language: 'ar', theme: 'dark', width: 390 },
  ],
  [
    { language: 'ar', theme: 'light', width: 1366 },
    { language: 'en', theme: 'dark', width: 390 },
  ],
];
/** The same page without the frame around it has the same title. */
const bare: Readonly<Record<string, string>> = {
  'toto-frame': 'toto',
  'statistic-popup': 'statistic',
  'landing-headless': 'landing',
};
/** So many pages go into one journey. */
const size = 12;

/** What the build says of each address: of pages that have nothing 404. */
const statuses = JSON.parse(readFileSync('dist/route-status.json', 'utf8')) as { pattern: string; status: number }[];
const hasContent = ([, path, page]: RouteRow) =>
  page !== '404' &&
  (statuses.find(({ pattern }) => new RegExp(pattern).test(`/en${path.replace(/\?.*/, '')}`))?.status ?? 404) !== 404;

const parts = (list: readonly RouteRow[]): RouteRow[][] => {
  const rows = list.filter(hasContent);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, index * size + size),
  );
};

async function walk(page: Page, list: readonly RouteRow[], { language, width }: Look): Promise<void> {
  const errors = consoleErrors(page);
  const titles = new Map<string, string>();
  await page.goto(`/${language}/news`);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'news');
  await page.setViewportSize({ width, height: 850 });
  for (const [, path, id] of list)
    await test.step(path, async () => {
      await visit(page, `/${language}${path}`);
      await expect(page.locator('html'), path).toHaveAttribute('data-page', id);
      const title = await readPage(page, path, language);
      const own = bare[id] ?? id;
      expect.soft(titles.get(title) ?? own, `${path} has a title of its own`).toBe(own);
      titles.set(title, own);
      await expectAccessible(page, 'main');
    });
  expect(errors).toEqual([]);
}

const things = [
  ...['/slots/game/11/lantern-tide', '/slots/game/16/comet-garden', '/casino/game/1/dice', '/casino/game/5/wheel'],
  ...['/casino/game/101/crash', '/home/line/1-football', '/home/line/2-tennis', '/home/line/epl', '/home/line/laliga'],
  ...['/cyber/real/all', '/cyber/real/counter-strike', '/cyber/real/counter-strike/champs', '/cyber/real/dota'],
  ...['/team/10000/games', '/team/10000/squad', '/team/10001/games', '/champs/100', '/champs/100/final', '/champs/107'],
  ...['/news/how-limits-work', '/promotions/cashback', '/page/first-bet', '/betting-alphabet'],
];
test('[SEO-01] what a page is about stands in its title: games, boards, disciplines, teams, articles', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.goto('/en/information');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'information');
  const titles = [await page.title()];
  for (const path of things) {
    await visit(page, `/en${path}`);
    await expect(page, path).toHaveURL(new RegExp(`/en${path}$`));
    await expect
      .poll(async () => titles.includes(await page.title()), { message: `${path} has a title of its own` })
      .toBe(false);
    titles.push(await page.title());
  }
});

for (const [list, isClosed] of [
  [open, false],
  [closed, true],
] as const)
  for (const [part, rows] of parts(list).entries())
    for (const [turn, view] of pairs[part % 2]!.entries()) {
      const isPlayer = isClosed || turn === 1;
      const claimed = [...new Set(rows.map(([row]) => `[${row}]`))].join(' ');
      test(
        `${isPlayer ? 'a player' : 'a visitor'} reads ${isClosed ? 'their' : 'open'} pages ${String(part + 1)} in ${view.language}, ${view.theme}, ${String(view.width)} [UI-16] ${claimed}`,
        turn === 0 ? { tag: '@core' } : {},
        async ({ page, world }) => {
          test.setTimeout(180_000);
          await world.simulator({ run: false });
          await page.emulateMedia({ colorScheme: view.theme });
          if (isPlayer) await enter(page, await world.createUser('player'));
          await walk(page, rows, view);
        },
      );
    }
