import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { completeLanguages, isLanguageOffered } from '../../contracts/languages.ts';
import { languageCoverage } from './language-coverage.ts';
import { countedLanguages, languages } from './languages.ts';

const file = (language: string, texts: Record<string, string>) => ({ language, group: 'cart', texts });
const english = file('en', { title: 'Cart', games_one: '{{count}} game', games_other: '{{count}} games' });

test('[LANG-10] what a language lacks is shown in English, and the report names it', () => {
  const polish = file('pl', { games_one: 'x', games_few: 'x', games_many: 'x', games_other: 'x' });
  const report = languageCoverage(
    [
      { code: 'en', name: 'English' },
      { code: 'pl', name: 'Polish' },
      { code: 'de', name: 'German' },
    ],
    [english, polish],
  );
  expect(report.map(({ language, own, total, missing }) => [language, own, total, missing])).toEqual([
    ['en', 2, 2, []],
    ['pl', 1, 2, ['cart: title']],
    ['de', 0, 2, ['cart: title', 'cart: games']],
  ]);
});

/** A language with words for `own` of a hundred texts. */
const partOf = (own: number) => {
  const keys = Array.from({ length: 100 }, (_, index) => `key${String(index)}`);
  const texts = (count: number) => Object.fromEntries(keys.slice(0, count).map((key) => [key, 'x']));
  const [coverage] = languageCoverage(
    [{ code: 'de', name: 'German' }],
    [file('en', texts(100)), file('de', texts(own))],
  );
  return coverage!;
};

test.each([
  [94, false],
  [95, true],
])('[LANG-15] a language with %d of a hundred texts is offered: %s', (own, isOffered) => {
  expect([partOf(own).translated, isLanguageOffered(partOf(own))]).toEqual([own, isOffered]);
});

test('[LANG-15] the site offers the languages that have the texts, and no other', () => {
  const offered = countedLanguages().filter(isLanguageOffered);
  expect(offered.map(({ code }) => code).sort()).toEqual([...completeLanguages].sort());
});

test('[LANG-10] each configured language has its own name and a known tag, and the complete ones are among them', () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  for (const { code, iso, nameNative } of languages) {
    expect(code).toMatch(/^[a-z]{2}$/);
    expect(Intl.DateTimeFormat.supportedLocalesOf(iso)).toEqual([iso]);
    expect(nameNative).not.toBe('');
  }
  expect(languages.map(({ code }) => code)).toEqual(expect.arrayContaining([...completeLanguages]));
  expect(languages.filter(({ rtl }) => rtl).map(({ code }) => code)).toEqual(['ar']);
});

/** Names that the specification gives; of the limit texts also their forms for a failure. */
const given = [
  'header_you_sure',
  'header_confirm',
  'header_logout',
  'header_cancel',
  'main_error',
  'main_done',
  'main_ok',
  'main_page_refresh_button',
  'main_dictionary_load_error',
  'main_dictionary_refresh_page',
  'main_refreshing_button',
  'main_query_error',
  'main_save_success',
  'session-limit-ended',
  'visit-tomorrow',
  'proof_of_age_popup_title',
  'terms_and_conditions',
  'responsible_gaming_cancel_limit_success',
  'responsible_gaming_cancel_limit_error',
  'responsible_gaming_confirm_limit_success',
  'responsible_gaming_confirm_limit_error',
];

test.each(completeLanguages)('[LANG-14] the given keys have their words: %s', (language) => {
  const folder = `contracts/dictionaries/${language}`;
  const texts = Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object),
  ) as Record<string, string>;
  expect(given.filter((key) => (texts[key] ?? '').trim() === '')).toEqual([]);
});
