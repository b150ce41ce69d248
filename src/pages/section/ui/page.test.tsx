// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeAll, expect, test } from 'vitest';

import { $userId } from '@/entities/session';
import { $location, $routeMatch } from '@/shared/routing';
import { open, press, refusal, settle, ways } from '@/shared/testing';

import { Blocks } from './blocks';
import { SectionNav } from './section-nav';

const reads = 'GET /content-api/v1/content';
const meta = { pageId: 'rules', title: 'Rules', layout: 'main', section: 'information' };
const openBlocks = (backend: Record<string, unknown>, more: object = {}, hasMore = false) =>
  open(<Blocks hasMore={hasMore} />, {
    ...{ texts: ['section', 'technical'], backend, address: '/information/rules' },
    values: [[$routeMatch, { meta: { ...meta, ...more }, params: {} }]],
  });
const block = {
  ...{ id: 'a', title: 'Bets', paragraphs: ['A bet <b>stands</b>.', 'It is settled.'] },
  links: [{ path: '/help', title: 'Help' }],
};
const content = (...blocks: object[]) => ({ data: { blocks } });

test('the words of editors stand as they are, with their links', async () => {
  const { asked } = await openBlocks({ [reads]: content(block) });
  expect(screen.getByRole('heading', { name: 'Bets' })).toBeVisible();
  expect(screen.getByText('A bet <b>stands</b>.')).toBeVisible();
  expect(ways()).toEqual([['Help', '/en/help']]);
  expect(asked('/content-api/v1/content')).toEqual([{ path: '/information/rules', language: 'en' }]);
});

test('a text in another language says so to who reads aloud', async () => {
  await openBlocks({ [reads]: content({ ...block, language: 'ru' }) });
  const text = screen.getByText('It is settled.').closest('section');
  expect([text?.lang, text?.dir]).toEqual(['ru', 'auto']);
});

test('[PROMO-06] without words the page says so and leads to what works', async () => {
  await openBlocks({ [reads]: content() });
  expect(screen.getByRole('heading', { name: '“Rules”: page not found' })).toBeVisible();
  expect(ways()).toEqual([
    ['Home', '/en'],
    ['Live now', '/en/home/live'],
  ]);
});

test('[PROMO-06] the stand-in of an empty page leads first', async () => {
  await openBlocks({ [reads]: content() }, { instead: { path: '/promotions', title: 'section.live' } });
  expect(ways()[0]).toEqual(['Live now', '/en/promotions']);
});

test('[BLOCK-12] a visitor of a closed region has one way: to the reason', async () => {
  await openBlocks({ [reads]: content() }, { layout: 'blocked' });
  expect(ways()).toEqual([['Not available in your region', '/en/block']]);
});

test('a page that shows something else needs no words', async () => {
  await openBlocks({ [reads]: content() }, {}, true);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('words that do not come are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await openBlocks(backend);
  expect(screen.getByRole('heading', { name: 'The page could not be loaded.' })).toBeVisible();
  backend[reads] = content(block);
  await press('Try again');
  expect(screen.getByText('It is settled.')).toBeVisible();
});

test('the words of the page that was left do not stand on the next one', async () => {
  const late = Promise.withResolvers();
  const answers = ({ query }: { query: { path?: string } }) =>
    query.path === '/information/rules' ? late.promise : content({ ...block, paragraphs: ['Terms.'] });
  const { scope } = await openBlocks({ [reads]: answers });
  await settle(() => {
    void allSettled($location, { scope, params: { path: '/information/terms', language: 'en', search: '', hash: '' } });
  });
  late.resolve(content(block));
  await settle();
  expect(screen.getByText('Terms.')).toBeVisible();
  expect(screen.queryByText('It is settled.')).toBeNull();
});

// jsdom scrolls nothing.
beforeAll(() => {
  Object.assign(Element.prototype, { scrollBy: () => undefined });
});
const links = [
  { pageId: 'rules', path: '/information/rules', title: 'Rules' },
  { pageId: 'terms', path: '/information/terms', title: 'Terms' },
];
test('the pages of a section lead to each other, and the open one is marked', async () => {
  await open(<SectionNav />, {
    ...{ texts: ['section'], address: '/information/terms' },
    values: [
      [$routeMatch, { meta: { ...meta, links }, params: {} }],
      [$userId, null],
    ],
  });
  const nav = within(screen.getByRole('navigation', { name: 'In this section' }));
  expect(nav.getAllByRole('link').map((link) => [link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['/en/information/rules', null],
    ['/en/information/terms', 'page'],
  ]);
});
