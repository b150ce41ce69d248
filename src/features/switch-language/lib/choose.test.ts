import { expect, test } from 'vitest';

import { chooseLanguage, guessLanguage, type LanguageSources } from './choose';

const languages = [
  { code: 'en', iso: 'en' },
  { code: 'ru', iso: 'ru' },
  { code: 'es', iso: 'es' },
  { code: 'ar', iso: 'ar' },
  { code: 'br', iso: 'pt-BR' },
];
const choose = (sources: Partial<LanguageSources>) =>
  chooseLanguage({
    languages,
    hidden: [],
    isAuth: false,
    path: null,
    cookie: null,
    browser: [],
    siteDefault: null,
    ...sources,
  });

test.each<[string, Partial<LanguageSources>, string]>([
  ['the path', { path: 'ar', cookie: 'es', browser: ['ru'], siteDefault: 'en' }, 'ar'],
  ['then the cookie', { cookie: 'es', browser: ['ar'], siteDefault: 'en' }, 'es'],
  ['then the browser', { browser: ['ar-EG', 'en'], siteDefault: 'es' }, 'ar'],
  ['then the default of the site', { siteDefault: 'es' }, 'es'],
  ['a path that the site does not speak counts for nothing', { path: 'zz', cookie: 'es' }, 'es'],
  ['the browser is asked for its second language too', { browser: ['fr-FR', 'es-MX'] }, 'es'],
  ['a language whose letters are not those of its tag is found by the tag', { browser: ['pt-BR'] }, 'br'],
])('[LANG-04] %s', (_, sources, code) => {
  expect(choose(sources)).toBe(code);
});

test.each([
  [94, 'en'],
  [95, 'de'],
])('[LANG-15] a German browser of a site with %d %% of its texts', (translated, code) => {
  const german = { languages: [...languages, { code: 'de', iso: 'de', translated }] };
  expect(choose({ ...german, browser: ['de-DE', 'en'] })).toBe(code);
  // A visitor who names a language gets it.
  expect(choose({ ...german, path: 'de' })).toBe('de');
  expect(choose({ ...german, cookie: 'de', browser: ['en'] })).toBe('de');
});

test('[LANG-05] nothing is known: Russian, where the site speaks it', () => {
  expect(choose({})).toBe('ru');
});

test('[LANG-07] no default and no Russian: English', () => {
  const [english] = languages;
  expect(choose({ languages: [english!, { code: 'es', iso: 'es' }] })).toBe('en');
});

test('[LANG-06] [LANG-08] a language that is hidden from visitors is skipped for them alone', () => {
  const sources = { hidden: ['es'], path: 'es', cookie: 'es', browser: ['ar'] };
  expect(choose(sources)).toBe('ar');
  expect(choose({ ...sources, isAuth: true })).toBe('es');
});

test.each([
  ['EN', 'ru', 'en'],
  [null, 'ru', 'ru'],
  [null, null, 'de'],
])('before the site has said what it speaks: path %s, cookie %s', (path, cookie, guess) => {
  expect(guessLanguage(path, cookie, ['de-DE'])).toBe(guess);
});
