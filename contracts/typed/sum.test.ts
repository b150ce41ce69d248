import fc from 'fast-check';
import { expect, test } from 'vitest';

import { currencies, currencyFacts } from '../currencies.ts';
import { toWire } from '../maths/money.ts';
import { codedWire, formatCoded, formatMoney, typedAmount } from '../money-text.ts';
import { formatAmount, formatSum } from '../sum-text.ts';
import { sumFaultWords } from './fault-words.ts';
import { parseMoney } from './money.ts';
import { readSum } from './sum.ts';

// [R-I2] and [R-I3]: whatever a page writes is read, and so are other customs of grouping and digits.
test.each([
  ['150', 'en', 150_00],
  ['1,5', 'ru', 1_50],
  ['1.5', 'en', 1_50],
  ['1 000', 'ru', 1000_00],
  ['1\u202f000,50', 'ru', 1000_50],
  ["1'000.50", 'en', 1000_50],
  ['1,000', 'en', 1000_00],
  ['1,000.50', 'en', 1000_50],
  ['1.000,50', 'es', 1000_50],
  ['1.000', 'es', 1000_00],
  ['1,000,000', 'en', 1_000_000_00],
  ['١٥٠٫٥', 'ar', 150_50],
  ['۱۵۰', 'ar', 150_00],
  ['\u20661,000 ₽\u2069', 'en', 1000_00],
  ['42,610 ₽', 'en', 42_610_00],
  ['RUB 42,610.50', 'en', 42_610_50],
  ['1,00,000', 'en', 100_000_00],
  ['10,00,000.25', 'hi', 1_000_000_25],
  ['१,५०० ₽', 'en', 1500_00],
  ['１５０．５', 'en', 150_50],
  ['\u200f١٬٠٠٠\u00a0₽', 'ar', 1000_00],
  ['1,0,000', 'en', null],
  ['1,00,00', 'en', null],
  ['₽', 'en', null],
  [`${' '.repeat(80)}5`, 'en', null],
  ['1,000', 'ru', null],
  ['1.000', 'en', null],
  ['0,005', 'en', null],
  ['0.005', 'es', null],
  ['0,000,500', 'en', null],
  ['1.555', 'en', null],
  ['-5', 'en', null],
  ['+5', 'en', 5_00],
  ['1e5', 'en', null],
  ['', 'en', null],
  ['.', 'en', null],
  ['NaN', 'en', null],
  ['Infinity', 'en', null],
  ['0x10', 'en', null],
  ['150 $', 'en', null],
  ['.5', 'en', 50],
  [',5', 'ru', 50],
  ['5.', 'en', 5_00],
  ['+42,610 ₽', 'en', 42_610_00],
  ['1 500 руб.', 'ru', 1500_00],
  ['rub 150', 'en', 150_00],
  ['₽ 1,500', 'en', 1500_00],
  ['١٬٥٠٠٫٥٠ ₽', 'ar', 1500_50],
  ['1،5', 'ar', 1_50],
  ['୧୫୦', 'en', 150_00],
  ['5²', 'en', null],
  ['1½', 'en', null],
  ['1,0000', 'en', null],
  ['(5)', 'en', null],
  ['150 ₽ 20', 'en', null],
  ['90071992547409.92', 'en', null],
])('[CPN-81] [R-I2] [R-I3] "%s" in %s is %s', (typed, locale, minor) => {
  expect(parseMoney(typed, 'RUB', locale)).toBe(minor);
});

test.each([
  ['150', 'JPY', 150],
  ['150.5', 'JPY', null],
  ['0.00000001', 'BTC', 1],
  ['12345678.12345678 BTC', 'BTC', 1_234_567_812_345_678],
  ['US$ 5.50', 'USD', 5_50],
  ['Rs.500', 'INR', 500_00],
  ['1.500', 'KWD', 1_500],
  ['5 m₿', 'mBTC', 500_000],
  ['5 m₿', 'BTC', null],
])('[CPN-81] "%s" in %s is %s', (typed, iso, minor) => {
  expect(parseMoney(typed, iso, 'en')).toBe(minor);
});

test.each([
  ['', 'RUB', 'en', null],
  ['five', 'RUB', 'en', ['sums.unreadable', { example: '150' }]],
  ['1,0,0', 'RUB', 'en', ['sums.unreadable', { example: '150' }]],
  ['150 $', 'RUB', 'en', ['sums.currency', { currency: 'RUB' }]],
  ['−42,610 ₽', 'RUB', 'en', ['sums.minus', { currency: 'RUB' }]],
  ['1.000', 'RUB', 'en', ['sums.unclear', { large: '1000', small: '1' }]],
  ['1,250', 'RUB', 'ru', ['sums.unclear', { large: '1250', small: '1.250' }]],
  ['1,0000', 'BTC', 'en', ['sums.unclear', { large: '10000', small: '1' }]],
  ['1.5555', 'RUB', 'en', ['sums.decimals', { currency: 'RUB', digits: 2 }]],
  ['1.5', 'JPY', 'en', ['sums.whole', { currency: 'JPY', digits: 0 }]],
  ['9'.repeat(20), 'RUB', 'en', ['sums.large', { currency: 'RUB' }]],
  ['9'.repeat(200), 'RUB', 'en', ['sums.unreadable', { example: '150' }]],
] as const)(
  '[LANG-20] what is wrong with "%s" in %s, %s, is said in a sentence of its own',
  (typed, iso, locale, said) => {
    const { fault } = readSum(typed, currencyFacts(iso), locale);
    const words = fault && sumFaultWords(fault, iso, locale);
    expect(words && [words.key, words.values]).toEqual(said);
  },
);

test('whatever is typed is a whole number of minor units, or nothing, and never throws', () => {
  const char = fc.constantFrom(...Array.from('0123456789.,  -+eE٥۵\u00a0x₽$²½٬٫،\u2066'));
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: char, maxLength: 14 }), fc.string({ unit: 'grapheme', maxLength: 70 })),
      fc.constantFrom('en', 'ru', 'es', 'ar'),
      fc.constantFrom('RUB', 'BTC', 'JPY'),
      (typed, locale, iso) => {
        const minor = parseMoney(typed, iso, locale);
        expect(minor === null || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
});

/** Languages of the site and some beside them, as tags for Intl. */
const locales = [
  ...[
    'en',
    'ru',
    'es',
    'pt-BR',
    'tr',
    'ar',
    'az',
    'bn',
    'de',
    'fr',
    'hi',
    'id',
    'it',
    'ja',
    'kk',
    'pl',
    'uk',
    'uz',
    'vi',
  ],
  ...[
    'zh-Hans',
    'en-IN',
    'en-ZA',
    'de-CH',
    'de-AT',
    'fr-CH',
    'es-MX',
    'ar-EG',
    'fa',
    'he',
    'ur',
    'mr',
    'ne',
    'my',
    'sv',
  ],
];

/** Every way in which a page of ours writes a sum. A new one is added here. */
const formatters = (minor: number, iso: string, locale: string): string[] => {
  const facts = currencies.find((currency) => currency.iso === iso);
  const digits = facts?.digits ?? 2;
  const sum = toWire(minor, digits);
  return [
    formatMoney(minor, iso, locale),
    formatCoded(minor, iso, locale),
    formatAmount(minor, digits, locale),
    formatSum(minor, { digits, symbol: facts?.symbol ?? iso }, locale),
    codedWire(sum, iso, locale),
    typedAmount(minor, iso, locale),
    `+${formatMoney(minor, iso, locale)}`,
  ];
};

/** How people and other programs change what they copy. */
const copied: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => ` ${text}\n`,
  (text) => `\u2066${text}\u2069`,
  (text) => `\u200e${text}\u200f\ufeff`,
  (text) => text.replaceAll(/[\u00a0\u202f]/g, ' '),
  (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit))),
  (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit))),
  (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x09_66 + Number(digit))),
];

test('[CPN-81] [LANG-21] [R-I2] every sum that is written in any language and currency is read back, however it was copied', () => {
  const wrong: string[] = [];
  for (const { iso, digits, first } of currencies)
    for (const locale of locales)
      for (const minor of [1, first, 10 ** digits * 1000, 10 ** digits * 1000 + 1, 123_456_789_012]) {
        const texts = formatters(minor, iso, locale);
        for (const [at, text] of texts.entries()) {
          const change = copied[(at + minor) % copied.length] ?? ((same) => same);
          const read = parseMoney(change(text), iso, locale);
          if (read !== minor) wrong.push(`${iso} ${locale} ${change(text)}: ${String(read)}`);
        }
      }
  expect(wrong).toEqual([]);
});

test('[CPN-81] [R-I2] any sum, language, currency and way of copying: the same sum again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 15 }),
      fc.constantFrom(...currencies.map(({ iso }) => iso)),
      fc.constantFrom(...locales),
      fc.nat({ max: 6 }),
      fc.constantFrom(...copied),
      (minor, iso, locale, at, change) => {
        expect(parseMoney(change(formatters(minor, iso, locale)[at] ?? ''), iso, locale)).toBe(minor);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each(['100', '100 €', 'R$ 100', '100 USDT'])('[CPN-81] "%s" is a sum where no currency is asked for', (typed) => {
  expect(readSum(typed, { iso: '', digits: 2, symbol: '' }, 'en').minor).toBe(100_00);
});
