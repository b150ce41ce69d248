import { expect, test } from 'vitest';

import { findContentFaults } from './content-faults.ts';

const file = (language: string, content: unknown) => ({ language, group: 'news', content });
const english = file('en', { first: { title: 'Bets', text: '{{sum}} back', words: ['bet', 'price'] } });

test('[LANG-27] a file of pages in another language has every part and value of the English one', () => {
  const faults = (content: unknown) => findContentFaults([english, file('de', content)], ['en']);
  expect(faults({ first: { title: 'Wetten', text: '{{sum}} zurück', words: ['wette'] } })).toEqual([]);
  expect(faults({ first: { title: ' ', text: 'zurück', more: 'x', words: [] } })).toEqual([
    'de/news: first.title is empty',
    'de/news: first.text has the values {}, English has {sum}',
    'de/news: first.more is not in English',
  ]);
  expect(faults({ first: 'Wetten' })).toEqual(['de/news: first is of another kind than in English']);
  expect(faults({})).toEqual(['de/news: first is missing']);
});

test('[LANG-27] a complete language has every file of pages, another one need not', () => {
  expect(findContentFaults([english], ['en', 'ru'])).toEqual(['ru/news: the file is missing']);
});
