import { expect, test } from 'vitest';

import { csvOf } from './csv';

const rows = [
  ['a,b', 'c"d', 'e\nf', 'x;y'],
  [-12.5, 'g', 1000, 0.1],
];

test('[BET-13] cells with commas, quotes and lines are quoted; negative numbers stay numbers', () => {
  expect(csvOf(rows, 'en')).toBe('\ufeff"a,b","c""d","e\nf","x;y"\r\n-12.5,g,1000,0.1\r\n');
});

test.each(['ru', 'es', 'pt-BR', 'tr', 'de', 'ru-u-nu-latn'])(
  '[LANG-22] [R-N4] columns and numbers are those of a spreadsheet in %s',
  (locale) => {
    expect(csvOf(rows, locale)).toBe('\ufeff"a,b";"c""d";"e\nf";"x;y"\r\n-12,5;g;1000;0,1\r\n');
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('[BET-13] the text %s is no formula in a sheet', (text) => {
  expect(csvOf([[text]], 'en')).toBe(`\ufeff'${text}\r\n`);
});
