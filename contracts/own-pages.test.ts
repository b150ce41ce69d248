import { expect, test } from 'vitest';

import { ownPageAt, readOwnPages, titleIn } from './own-pages.ts';
import { PluginPage } from './plugin-page.ts';
import { takenBy } from './plugin-routes.ts';

const nobody = () => false;
const entry = (id: string, ...pages: unknown[]) => ({ id, pages });
const page = (address: string, more: object = {}) => ({ page: address, title: 'Tips', ...more });
const addresses = (...entries: Parameters<typeof readOwnPages>[0]) =>
  readOwnPages(entries, nobody).pages.map(({ id, page: address }) => `${id} ${address}`);

test.each([
  ['tips', '/tips', 'tips'],
  ['tips', '/tips/one', undefined],
  ['tips/*', '/tips', 'tips/*'],
  ['tips/*', '/tips/one/two', 'tips/*'],
  ['tips/*', '/tipsters', undefined],
  ['tips/of-the-day', '/tips', undefined],
])('[PLUG-43] the page %s at %s: %s', (address, path, found) => {
  expect(ownPageAt(readOwnPages([entry('a', page(address))], nobody).pages, path)?.page).toBe(found);
});

test('[PLUG-43] of the pages of one app the longer address wins, and an exact one over a wide one', () => {
  const { pages } = readOwnPages([entry('a', page('tips/*'), page('tips/old/*'), page('tips/old'))], nobody);
  expect(['/tips/new', '/tips/old', '/tips/old/1'].map((path) => ownPageAt(pages, path)?.page)).toEqual([
    'tips/*',
    'tips/old',
    'tips/old/*',
  ]);
});

test.each([
  ['tips', 'tips'],
  ['tips/*', 'tips'],
  ['tips/*', 'tips/old'],
  ['tips/old/*', 'tips/*'],
])('[PLUG-44] who comes first has %s, and the other is told that it does not get %s', (first, second) => {
  expect(addresses(entry('a', page(first)), entry('b', page(second), page('free')))).toEqual([`a ${first}`, 'b free']);
  expect(readOwnPages([entry('a', page(first)), entry('b', page(second))], nobody).faults).toEqual([
    { id: 'b', path: 'pages[0].page', fault: `"${second}" is taken by "a"`, isDropped: true },
  ]);
});

test('[PLUG-44] a page at, above or below an address of the host is lost, and the other pages of the app are not', () => {
  const rows = [
    {
      pattern: '^(?:/[A-Za-z]{2})?/home/live(?:/(?<sport>\\d+))?$',
      above: '^(?:/[A-Za-z]{2})?(?:/home|/home/live|/home/live(?:/(?:\\d+))?)$',
    },
    { pattern: '^(?:/[A-Za-z]{2})?/?$', above: '^(?:/[A-Za-z]{2})?(?:/?)$' },
  ];
  const wanted = ['home', 'home/*', 'home/live', 'home/live/7', 'home/live/tips/*', 'home/other', 'tv', 'tips/*'];
  const { pages, faults } = readOwnPages([entry('a', ...wanted.map((one) => page(one)))], takenBy(rows));
  expect(pages.map((one) => one.page)).toEqual(['home', 'home/live/tips/*', 'home/other', 'tips/*']);
  expect(faults.map(({ fault }) => fault)).toEqual(
    ['home/*', 'home/live', 'home/live/7', 'tv'].map((one) => `"${one}" is an address of the host`),
  );
});

test.each([
  ['robots', { robots: 'sometimes' }, true],
  ['menu', { menu: { in: 'top' } }, true],
  ['layout', { layout: 'wide' }, true],
  ['auth', { auth: 'players' }, false],
  ['title', { title: '' }, false],
  ['page', { page: '*' }, false],
  ['page', { page: 'Tips//x' }, false],
])('[PLUG-44] a wrong %s (%j) is named; the page stays: %s', (field, wrong, stays) => {
  const { pages, faults } = readOwnPages([entry('a', page('tips', wrong), page('free'))], nobody);
  expect(pages.map((one) => one.page)).toEqual(stays ? ['tips', 'free'] : ['free']);
  expect(faults).toMatchObject([{ id: 'a', isDropped: !stays }]);
  expect(faults[0]?.path).toMatch(new RegExp(`^pages\\[0\\]\\.${field}`));
});

test('what is no page at all costs itself alone', () => {
  expect(addresses(entry('a', null, 'tips', page('free')))).toEqual(['a free']);
});

test('[PLUG-43] a title in a language, else in English, else in what there is', () => {
  const titles = { en: 'Tips', ru: 'Советы' };
  expect(['ru', 'tr'].map((language) => titleIn(titles, language))).toEqual(['Советы', 'Tips']);
  expect(titleIn({ ru: 'Советы' }, 'tr')).toBe('Советы');
  expect(titleIn('Tips', 'ru')).toBe('Tips');
  expect(PluginPage.safeParse(page('tips', { title: {} })).success).toBe(false);
});
