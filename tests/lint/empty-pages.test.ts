/**
 * Only content fulfils the requirement of a page, so no test may name the row of an empty page, unless the row itself says
 * that the page is not offered. Decisions D-111, D-430.
 */
import { readFileSync } from 'node:fs';

import { expect, onTestFinished, test } from 'vitest';

import { loadAddresses, loadRouteAddresses, loadRouteList } from '../../build/route-status.ts';
import { completeLanguages } from '../../contracts/languages.ts';
import { textsByLanguage } from '../../sandbox/content/page-texts.ts';
import { siteConfig } from '../../sandbox/site/config.ts';
import { menus } from '../../sandbox/site/menus.ts';
import { createWorld } from '../../sandbox/worlds/create.ts';
import { treeFiles } from '../../scripts/lib/tree.ts';
import { emptyPages, offeredEmpty } from '../support/empty-pages.ts';

const routeAddresses = await loadRouteAddresses('production');
const routeList = await loadRouteList('production');
const statuses = await loadAddresses('production');

/** Page ids by the path of their row. */
const pageOf = new Map(routeList.map(({ path, page }) => [path.replace(/^\/\{lng\}\/?/, ''), page]));
/** True for a page that shows something at one of its addresses at least. */
const isShown = new Map<string, boolean>();
for (const [index, { path }] of routeAddresses.entries()) {
  const page = pageOf.get(path) ?? '';
  isShown.set(page, (isShown.get(page) ?? false) || statuses[index]?.status !== 404);
}
const rows = readFileSync('docs/requirements.tsv', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [id = '', , rule = '', , check = ''] = line.split('\t');
    const page = /page id ([\w-]+)\./.exec(rule)?.[1];
    return id.startsWith('ROUTE-') && page !== undefined
      ? [{ id, page, isKeptOut: check.startsWith('Not offered') }]
      : [];
  });
const emptyRows = rows.filter(({ page, isKeptOut }) => isShown.get(page) === false && !isKeptOut).map(({ id }) => id);

const sources = treeFiles('*.test.ts', '*.test.tsx', '*.spec.ts');

test('no test names the row of a page that says "nothing to show"', () => {
  const claimed = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return emptyRows.filter((id) => text.includes(`[${id}]`)).map((id) => `${file}: ${id}`);
  });
  expect(claimed).toEqual([]);
});

test('[PROMO-06] a page shows something, or the table says why it is empty', () => {
  expect(isShown.size).toBeGreaterThan(120);
  const unexplained = [...isShown].filter(([page, shown]) => !shown && page !== '404' && !(page in emptyPages));
  expect(unexplained.map(([page]) => page)).toEqual([]);
});

test('[PROMO-06] the table names only pages that the site has and that show nothing', () => {
  expect(Object.keys(emptyPages).filter((page) => isShown.get(page) !== false)).toEqual([]);
});

test('[BOOT-38] the site offers no page that shows nothing: its availability entry is off, so the address is "not found"', async () => {
  const world = await createWorld({
    ...{ id: 'pages', database: ':memory:', seed: 7, speed: 1, share: 0.02 },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => world.close());
  const { availability } = siteConfig(world, 'en');
  const offered = Object.keys(emptyPages).filter((page) => {
    const entries = routeAddresses.filter((row) => row.page === page).map((row) => row.availability);
    return entries.every((entry) => entry === undefined || availability.includes(entry));
  });
  expect(offered).toEqual(offeredEmpty);
});

test('[ROUTE-30] a section that is not offered says so in its row; its address is 404, and no menu leads to it', () => {
  const keptOut = rows.filter(({ isKeptOut }) => isKeptOut).map(({ page }) => page);
  expect(keptOut).toEqual(Object.keys(emptyPages));
  const linked = JSON.stringify(menus);
  for (const page of keptOut) {
    expect(statuses.find(({ pattern }) => new RegExp(pattern).test(`/en/${page}`))?.status, page).toBe(404);
    expect(linked).not.toContain(`/${page}`);
  }
});

/** What the site is said to offer. Spec: shell §1. */
const products = [
  ...['/home/line', '/home/live', '/cyber', '/slots', '/casino', '/keno', '/poker', '/virtualsports', '/bingo'],
  ...['/scratchcards', '/toto', '/lotto', '/tvgames', '/bonuses', '/promo', '/bonus/casino/tournaments', '/news'],
  ...['/results', '/statistic'],
];

test('[BOOT-01] the main menu leads to every product of the site, and each of them has its page', () => {
  const offered = (menus.main ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])]).map(({ path }) => path);
  expect(products.filter((path) => !offered.includes(path))).toEqual([]);
  const dead = products.filter(
    (path) => statuses.find(({ pattern }) => new RegExp(pattern).test(`/en${path}`))?.status !== 200,
  );
  expect(dead).toEqual(offeredEmpty.map((page) => `/${page}`));
});

test('[BOOT-01] what a site closes leaves its menus too: an entry has the availability of the page that it leads to', () => {
  const entries = Object.values(menus)
    .flat()
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .filter(({ path }) => path !== '');
  const rowAt = (path: string) => routeAddresses.find(({ pattern }) => new RegExp(pattern).test(`/en${path}`));
  const other = entries.filter(({ path, availability }) => rowAt(path)?.availability !== availability);
  expect(entries.length).toBeGreaterThan(25);
  expect(other.map(({ path, availability }) => [path, availability, rowAt(path)?.availability])).toEqual([]);
});

test('[BOOT-38] each text of a page belongs to a page that shows it, in every language alike', () => {
  const shownAt = (path: string) => statuses.find(({ pattern }) => new RegExp(pattern).test(`/en/${path}`))?.status;
  const [english] = textsByLanguage.flatMap(([language, texts]) => (language === 'en' ? [texts] : []));
  const shapeOf = (texts: NonNullable<typeof english>) =>
    Object.entries(texts).map(([path, blocks]) => [
      path,
      blocks.map(({ paragraphs, links = [] }) => [paragraphs.length, links.map((link) => link.path)]),
    ]);
  expect(Object.keys(english ?? {}).filter((path) => shownAt(path) !== 200)).toEqual([]);
  expect(textsByLanguage.map(([language]) => language)).toEqual(expect.arrayContaining([...completeLanguages]));
  for (const [language, texts] of textsByLanguage) expect(shapeOf(texts), language).toEqual(shapeOf(english ?? {}));
});

test('[PROMO-06] each link of a text leads to a page that shows something', () => {
  const links = textsByLanguage.flatMap(([, texts]) =>
    Object.values(texts).flatMap((blocks) => blocks.flatMap(({ links: own = [] }) => own.map(({ path }) => path))),
  );
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(
    (path) =>
      statuses.find(({ pattern }) => new RegExp(pattern).test(`/en${path === '/' ? '' : path}`))?.status !== 200,
  );
  expect([...new Set(dead)]).toEqual([]);
});
