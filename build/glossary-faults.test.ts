import { expect, test } from 'vitest';

import { completeLanguages } from '../contracts/languages.ts';
import type { DictionaryFile } from './dictionary-faults.ts';
import { findGlossaryFaults } from './glossary-faults.ts';

const word = (text: string) => Object.fromEntries(completeLanguages.map((language) => [language, text]));
const cashOut = {
  id: 'cash-out',
  part: 'noun' as const,
  meaning: '',
  words: { ...word('Cashout'), en: 'Cash out' },
  keys: ['sale.title'],
  forbidden: { en: ['sell this bet'], ru: ['продать'] },
};
const faults = (texts: Record<string, string>, { language = 'en', group = 'bets', term = {} } = {}) => {
  const files: DictionaryFile[] = [{ language, group, texts: { 'sale.title': 'CASH OUT · Cashout', ...texts } }];
  return findGlossaryFaults({ terms: [{ ...cashOut, ...term }] }, files);
};

test('[LANG-30] texts that speak as the glossary does have no fault', () => {
  expect(faults({ a: 'Cash out now. To sell this better is not to sell thisbet.' })).toEqual([]);
  expect(faults({ a: 'Sell this bet' }, { language: 'de' })).toEqual([]);
  expect(faults({ a: '{{sell this bet}}' })).toEqual([]);
});

test.each([
  ['a forbidden phrase in any case', { a: 'SELL THIS BET?' }, {}, 'en/bets: a says "sell this bet"'],
  ['a forbidden word of a language', { a: 'Можно продать.' }, { language: 'ru' }, 'ru/bets: a says "продать"'],
  ['a phrase after a longer word', { a: 'unsell this bet, sell this bet' }, {}, 'en/bets: a says "sell this bet"'],
  ['another name', { 'sale.title': 'Sale' }, {}, 'where the glossary has "Cash out"'],
  ['a key that is gone', {}, { term: { keys: ['sale.gone'] } }, 'names the text sale.gone, which is not there'],
  ['a language without a word', {}, { term: { words: { ...word('Cashout'), uk: undefined } } }, 'no word in uk'],
])('[LANG-30] %s is a fault', (_name, texts, more, said) => {
  expect(faults(texts, more)).toEqual([expect.stringContaining(said)]);
});

test('[LANG-30] a group where the phrase means another thing may say it', () => {
  expect(faults({ a: 'Sell this bet' }, { term: { except: ['bets'] } })).toEqual([]);
});
