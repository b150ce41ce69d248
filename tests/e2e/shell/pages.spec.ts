/**
 * Opens each page of the route table in two looks: the first half of the looks is core. A visitor reads what is open, a
 * player reads it again in another language and all that is theirs. Rows UI-16, ROUTE-04 and on. At the end both read the
 * whole table in each language, in a world that has everything: no page is hollow, or is called or described as another one is.
 */
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { consoleErrors } from '../../support/console-errors.ts';
import { type PageFacts, type Reading, readPage } from '../../support/read-page.ts';
import { closed, open, type RouteRow } from '../../support/route-rows.ts';
import { enter, expect, test, visit, type World } from '../../support/world.ts';

type Look = { language: 'en' | 'ar'; theme: 'light' | 'dark'; width: number };
/** Each language meets each theme and each width, and no page has a look twice. Visitors read English here, players Arabic. */
const pairs: readonly (readonly [Look, Look])[] = [
  [
    { language: 'en', theme: 'light', width: 1366 },
    { language: 'ar', theme: 'dark', width: 390 },
  ],
  [
    { language: 'en', theme: 'dark', width: 390 },
    { language: 'ar', theme: 'light', width: 1366 },
  ],
];
/** The same page without the frame around it is called the same. */
const bare: Readonly<Record<string, string>> = {
  'toto-frame': 'toto',
  'statistic-popup': 'statistic',
  'landing-headless': 'landing',
};
/** Pages of one heading: what a used link of a mail says, and the steps of one form. Each has its own title. */
const oneHeading: readonly (readonly [like: RegExp, heading: string])[] = [
  [/^user-(?:activate|accountverify|stopnewsletter)$/, 'a link that was used up'],
  [/^office-payment-create-request/, 'a payment request'],
];
/** Is told to a player who has had it that it is not for them now. */
const onceOnly = /\/first-deposit-casino$/;
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

/** A page to go from; at its width from then on. */
async function start(page: Page, { language, width }: Pick<Look, 'language' | 'width'>): Promise<void> {
  await page.goto(`/${language}/news`);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'news');
  await page.setViewportSize({ width, height: 850 });
}

async function read(
  page: Page,
  [path, id]: readonly [string, string],
  how: Omit<Reading, 'address'>,
): Promise<PageFacts> {
  await visit(page, `/${how.language}${path}`);
  await expect(page.locator('html'), path).toHaveAttribute('data-page', id);
  return readPage(page, { address: path, ...how });
}

async function walk(page: Page, list: readonly RouteRow[], { language, width }: Look): Promise<void> {
  const errors = consoleErrors(page);
  // Also what a browser only hinted at is asked for in vain; a question that the page itself took back is not.
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) errors.push(`${request.url()} failed: ${reason}`);
  });
  await start(page, { language, width });
  for (const [, path, id] of list)
    await test.step(path, async () => {
      await read(page, [path, id], { language });
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

/** Where the table has a number of any match: one that is on offer. */
async function withMatches(world: World, rows: readonly RouteRow[]): Promise<RouteRow[]> {
  const { games = [] } = (await world.snapshot('list:line:40')).entities;
  const match = games.find(({ champId }) => champId === 501);
  return rows.map(([row, path, id]) => [row, path.replace(/\/501\/9$/, `/501/${String(match?.id)}`), id]);
}
const hourSec = 3600;

/** Each of both in each language, at each width; and each language at each width. */
for (const { who, language, theme, width } of [
  { who: 'visitor', language: 'en', theme: 'dark', width: 1366 },
  { who: 'visitor', language: 'ar', theme: 'light', width: 390 },
  { who: 'player', language: 'en', theme: 'dark', width: 390 },
  { who: 'player', language: 'ar', theme: 'light', width: 1366 },
] as const)
  test.describe(() => {
    // What is played in few competitions is nothing of some kinds.
    test.use({ share: 1 });
    test(`[PROMO-06] [SEO-01] [UI-95] a ${who} finds no hollow page in ${language}, ${String(width)} px: each is called and described by itself`, async ({
      page,
      world,
    }) => {
      test.setTimeout(300_000);
      const isPlayer = who === 'player';
      // Draws and rounds have taken place.
      await world.control('POST', 'clock', { advance: 3 * hourSec });
      await world.simulator({ run: false });
      await page.emulateMedia({ colorScheme: theme });
      if (isPlayer) await enter(page, await world.createUser('player'));
      const all = isPlayer ? [...open.filter(([, path]) => !onceOnly.test(path)), ...closed] : open;
      const rows = (await withMatches(world, all)).filter(hasContent);
      const facts = new Map<string, string>();
      await start(page, { language, width });
      for (const [, path, id] of rows) {
        const own = await read(page, [path, id], { language, of: isPlayer ? who : 'everybody' });
        const name = bare[id] ?? id;
        const heading = oneHeading.find(([like]) => like.test(id))?.[1] ?? name;
        for (const [what, text] of Object.entries(own)) {
          const by = what === 'heading' ? heading : name;
          const key = `${what}: ${text}`;
          expect.soft(facts.get(key) ?? by, `${path} has a ${key} of its own`).toBe(by);
          facts.set(key, by);
        }
      }
      expect(new Set(rows.map(([, , id]) => id)).size).toBeGreaterThan(100);
    });
  });
