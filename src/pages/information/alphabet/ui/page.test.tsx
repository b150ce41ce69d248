// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { $language } from '@/shared/i18n';
import { field, open, press, refusal, settle, type, ways } from '@/shared/testing';

import { AlphabetPage } from './page';

const path = '/content-api/v1/alphabet';
const reads = `GET ${path}`;
const term = (slug: string, title: string, text: string) => ({ slug, title, text });
const words = (more: object = {}) => ({
  data: {
    blocks: [
      {
        ...{ id: 'bets', title: 'Bets' },
        categories: [
          {
            ...{ id: 'prices', title: 'Odds' },
            terms: [term('margin', 'Margin', 'What is added.'), term('price', 'Price', 'What a stake is worth.')],
          },
        ],
      },
      {
        id: 'play',
        title: 'Games',
        categories: [{ id: 'a', title: 'Rounds', terms: [term('seed', 'Seed', 'A start.')] }],
      },
    ],
    ...more,
  },
});
const openPage = (backend: Record<string, unknown>, address = '/betting-alphabet') =>
  open(<AlphabetPage />, { texts: ['alphabet', 'menu'], backend, address });
const shown = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

test('[ROUTE-147] all words stand by the alphabet, each with its address', async () => {
  const { asked } = await openPage({ [reads]: words() });
  expect(asked(path)).toEqual([{ lng: 'en' }]);
  expect(shown()).toEqual(['Margin', 'Price', 'Seed']);
  expect(screen.getByRole('status')).toHaveTextContent('3 terms');
  expect(ways()).toContainEqual(['Margin', '/en/betting-alphabet/bets/prices/margin']);
});

test('[ROUTE-147] the address names a topic: its words alone, and the topic is the present one', async () => {
  await openPage({ [reads]: words() }, '/betting-alphabet/play');
  expect(shown()).toEqual(['Seed']);
  expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All topics' })).not.toHaveAttribute('aria-current');
});

test('[ROUTE-147] an address that names no word says so, and leads to all of them', async () => {
  await openPage({ [reads]: words() }, '/betting-alphabet/bets/prices/nothing');
  expect(screen.getByRole('heading', { name: 'Term not found' })).toBeVisible();
  expect(ways()).toContainEqual(['All terms', '/en/betting-alphabet']);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('[ROUTE-147] words are found by what is typed and by their letter, and none says what to try', async () => {
  await openPage({ [reads]: words() });
  type('Find a term', 'WORTH');
  expect(shown()).toEqual(['Price']);
  type('Find a term', 'nothing like it');
  expect(screen.getByRole('heading', { name: 'No terms found' })).toBeVisible();
  await press('Clear');
  expect(field('Find a term')).toHaveValue('');
  await press('S');
  expect(shown()).toEqual(['Seed']);
  expect(screen.getByRole('button', { name: 'S' })).toHaveAttribute('aria-pressed', 'true');
  await press('All letters');
  expect(shown()).toHaveLength(3);
});

test('[ROUTE-147] words of another language than the page’s say which', async () => {
  await openPage({ [reads]: words({ language: 'ru' }) });
  expect(document.querySelector('dl')).toHaveAttribute('lang', 'ru');
});

test('[ROUTE-147] words that do not load are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(1, '', 403) };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'The glossary could not be loaded.' })).toBeVisible();
  backend[reads] = words();
  await press('Try again');
  expect(shown()).toHaveLength(3);
});

test('[ROUTE-147] another language asks for its words, and the old ones do not stand there meanwhile', async () => {
  const backend: Record<string, unknown> = { [reads]: words() };
  const { scope, asked } = await openPage(backend);
  backend[reads] = new Promise(() => undefined);
  await settle(() => void allSettled($language, { scope, params: 'ru' }));
  expect(asked(path).at(-1)).toEqual({ lng: 'ru' });
  expect(shown()).toEqual([]);
});
