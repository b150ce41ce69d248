/** Readers found these turns foreign; no text of their language has one again. */
import { expect, test } from 'vitest';

import { readEveryText } from '../../scripts/lib/dictionaries.ts';
import { turns, turnsIn } from '../support/turns.ts';

test.each([
  ['tr', '{{brand}}’u ana ekranınıza ekleyin'],
  ['tr', '{{brand}}un oyunları'],
  ['tr', 'Kendinizi dışladınız.'],
  ['tr', 'Her gerçeklik kontrolünden sonra'],
  ['tr', 'Çeyrek çizgi'],
  ['tr', 'Oranda evin marjı vardır'],
  ['tr', "50'lik çark"],
  ['tr', '1 000 puan'],
  ['ar', 'انتقل إلى حساب آخر أولاً.'],
  ['ar', 'الرهان, المبلغ'],
  ['ar', 'هل نسيت؟ لماذا?'],
  ['ar', 'بهامش 7٪'],
  ['ar', 'يخسر الرهان المركب'],
  ['ar', 'مال اللعب'],
  ['ar', 'تغيرت الاحتمالات'],
])('%s: no native writes "%s"', (language, text) => {
  expect(turnsIn(language, text)).not.toEqual([]);
});

test.each([
  ['tr', '{{date}} tarihine kadar, %{{percent}} kadarı, {{wager}}x çevrim'],
  ['tr', 'Beş çizgi'],
  ['ar', 'هل نسيت كلمة المرور؟'],
  ['ar', 'يعرض المفتاح «?» الاختصارات'],
])('%s: "%s" is well said', (language, text) => {
  expect(turnsIn(language, text)).toEqual([]);
});

test.each(Object.keys(turns))('[LANG-30] no text in %s has a turn that a native would not write', (language) => {
  const texts = readEveryText()
    .flatMap((file) => (file.language === language ? Object.entries(file.texts) : []))
    .filter(([, text]) => !/^\/\S+$/.test(text));
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter(([, text]) => turnsIn(language, text).length > 0)).toEqual([]);
});
