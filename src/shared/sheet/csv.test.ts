import { expect, test } from 'vitest';

import { csvOf } from './csv';

test('[BET-13] cells with commas, quotes and lines are quoted; negative numbers stay numbers', () => {
  expect(
    csvOf([
      ['a,b', 'c"d', 'e\nf'],
      [-12.5, 'g'],
    ]),
  ).toBe('\ufeff"a,b","c""d","e\nf"\r\n-12.5,g\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('[BET-13] the text %s is no formula in a sheet', (text) => {
  expect(csvOf([[text]])).toBe(`\ufeff'${text}\r\n`);
});
