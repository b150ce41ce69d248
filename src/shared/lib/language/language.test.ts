import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $locale, languageChanged, languagesReceived } from './language';

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
