import { expect, test } from 'vitest';

import { isFound } from './search';

test.each([
  ['', 'Roulette', true],
  ['rou', 'Roulette', true],
  ['roulete', 'Roulette', true],
  ['ruolette', 'Roulette', true],
  ['ROULETTE openbook', 'Roulette Openbook Originals', true],
  ['peg drpo', 'Peg drop', true],
  ['minas', 'Mines', true],
  ['рулетк', 'Рулетка', true],
  ['dicé', 'Dice', true],
  ['hi', 'Mines', false],
  ['wheel', 'Roulette', false],
  ['peg wheel', 'Peg drop', false],
])('[CAS-01] “%s” in “%s”: %s', (query, text, expected) => {
  expect(isFound(query, text)).toBe(expected);
});

test.each([
  ['kasimpasa', 'Kasımpaşa'],
  ['lodz', 'Łódź'],
  ['bodo', 'Bodø'],
])('[UI-90] [R-I1] “%s” finds %s', (query, text) => {
  expect(isFound(query, text)).toBe(true);
});
