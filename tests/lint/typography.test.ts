/** Signs beside words as each language sets them: percent, ellipsis, quotation marks, numero, grouped digits. */
import { expect, test } from 'vitest';

import { readEveryText } from '../../scripts/lib/dictionaries.ts';

/** What is before an ellipsis of its own is a value or a number: a list or a code that goes on. */
const loneEllipsis = /\p{L} …/u;
const straightQuotes = /"/;

const faultsBy: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/[\d}]\s%/, loneEllipsis, straightQuotes, /[«»„]/],
  ru: [/[\d}] ?%/, loneEllipsis, straightQuotes, /”/, /№ /],
  es: [/[\d}] ?%/, loneEllipsis, straightQuotes, /[“”]/],
};

const faultsOf = (language: string, text: string) => (faultsBy[language] ?? []).filter((fault) => fault.test(text));

test.each([
  ['en', 'Margin 7 %', 1],
  ['en', 'Margin 7%', 0],
  ['en', 'Loading …', 1],
  ['en', 'Say "yes"', 1],
  ['ru', 'Маржа 7 %', 1],
  ['ru', 'Маржа {{percent}}%', 1],
  ['ru', 'Маржа 7\u00A0%', 0],
  ['ru', 'Минутку …', 1],
  ['ru', 'Минутку…', 0],
  ['ru', 'С кодом страны: +7 …', 0],
  ['ru', 'Ставка № 5', 1],
  ['es', 'Margen del 7 %', 1],
  ['es', 'Margen del 7\u00A0%', 0],
  ['es', 'Pulsa “Comprobar”', 1],
])('%s: %s', (language, text, faults) => {
  expect(faultsOf(language, text)).toHaveLength(faults);
});

test('texts of page, apps, server and articles are set as their language sets them', () => {
  const files = readEveryText();
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap(({ language, group, texts }) =>
    Object.entries(texts)
      .filter(([, text]) => faultsOf(language, text).length > 0)
      .map(([key, text]) => `${language}/${group} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
