import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $direction, $locale, $textLanguage, languageChanged, languagesReceived } from './language';

test.each([
  ['de-AT', 'de-AT-u-nu-latn'],
  ['"><script>', 'de-u-nu-latn'],
  ['', 'de-u-nu-latn'],
])('[BOOT-12] the tag %j of a language is written with as %s', async (iso, locale) => {
  const scope = fork();
  await allSettled(languagesReceived, { scope, params: [{ code: 'de', iso, name: 'German', nameNative: 'Deutsch' }] });
  await allSettled(languageChanged, { scope, params: 'de' });
  expect(scope.getState($locale)).toBe(locale);
  expect(() => new Intl.NumberFormat(locale)).not.toThrow();
});

test.each([
  ['de', undefined, ['de', 'ltr']],
  ['de', 12, ['en', 'ltr']],
  ['ar', 100, ['ar', 'rtl']],
  ['ar', 12, ['en', 'ltr']],
])('[LANG-12] a page in %s with %s %% of its texts says that it speaks %j', async (code, translated, said) => {
  const scope = fork();
  const info = { code, iso: code, name: code, nameNative: code, rtl: code === 'ar', translated };
  await allSettled(languagesReceived, { scope, params: [info] });
  await allSettled(languageChanged, { scope, params: code });
  expect([scope.getState($textLanguage), scope.getState($direction)]).toEqual(said);
});
