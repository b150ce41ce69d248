import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  decimalText,
  milliFromWire,
  milliToWire,
  oddsText,
  type OddsView,
  productMilli,
  traditionalLadder,
} from './index.ts';

test.each<[coef: number, texts: Partial<Record<OddsView, string>>]>([
  [1.5, { 0: '1.50', 1: '1/2', 2: '-200', 4: '0.50', 5: '0.50', 6: '-2.00', 14: '1.50', 15: '1/2', 16: '-200' }],
  [2, { 0: '2.00', 1: '1/1', 2: '+100', 4: '1.00', 5: '1.00', 6: '1.00', 14: '2.00', 15: '1/1', 16: '+100' }],
  [3.25, { 0: '3.25', 1: '9/4', 2: '+225', 4: '2.25', 5: '-0.444', 6: '2.25', 14: '3.25', 15: '9/4', 16: '+225' }],
  [1.005, { 0: '1.005', 1: '1/100', 2: '-20000', 5: '0.005', 6: '-200.00', 14: '1.01', 15: '1/100', 16: '-20000' }],
  [1.001, { 1: '1/100', 2: '-100000', 15: '1/100' }],
  [1.909, { 1: '10/11', 2: '-110', 15: '10/11', 16: '-110' }],
  [1.67, { 1: '67/100', 2: '-149', 15: '4/6', 16: '-150' }],
  [2.13, { 2: '+113', 15: '11/10', 16: '+115' }],
  [4.3, { 1: '33/10', 15: '100/30' }],
  [5000, { 1: '4999/1', 2: '+499900', 15: '1000/1' }],
])('[ODDS-01] %s in each view', (coef, texts) => {
  for (const [view, text] of Object.entries(texts))
    expect(oddsText(milliFromWire(coef), Number(view) as OddsView)).toBe(text);
});

test('[ODDS-01] the fraction is the nearest one with a denominator up to 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 100_000 }), (milli) => {
      const [numerator, denominator] = oddsText(milli, 1).split('/').map(Number);
      const target = milli - 1000;
      const error = Math.abs(numerator! * 1000 - target * denominator!) / denominator!;
      for (let other = 1; other <= 100; other += 1) {
        const nearest = Math.max(1, Math.round((target * other) / 1000));
        expect(Math.abs(nearest * 1000 - target * other) / other).toBeGreaterThanOrEqual(error - 1e-9);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  [100_990, '9999/100'],
  [101_000, '100/1'],
  [12_346_789, '12346/1'],
  [9_999_999_999_990, '9999999999/1'],
])('[ODDS-16] %s thousandths, as of a long express: %s', (milli, text) => {
  expect(oddsText(milli, 1)).toBe(text);
});

test('[ODDS-01] the traditional ladder only rises', () => {
  const values = traditionalLadder.map(({ numerator, denominator }) => numerator / denominator);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set(values).size).toBe(values.length);
});

test.each([
  [1.23456, 1235],
  [1.2345, 1235],
  [1.0005, 1001],
  [1.005, 1005],
  [2, 2000],
  [8.325, 8325],
])('[ODDS-02] %s off the wire is %s thousandths', (wire, milli) => {
  expect(milliFromWire(wire)).toBe(milli);
});

test('[ODDS-02] odds go over the wire and back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 1_000_000_000 }), (milli) => milliFromWire(milliToWire(milli)) === milli),
  );
});

test('[ODDS-02] [CONST-11] the product of an express is rounded once, to thousandths', () => {
  expect(productMilli([1870, 2133, 1909])).toBe(7614);
  expect(productMilli([1250, 1650])).toBe(2063);
  expect(productMilli([])).toBe(1000);
});

test('decimals are written without a binary tail', () => {
  expect(decimalText(1850, 2)).toBe('1.85');
  expect(decimalText(1855, 2)).toBe('1.855');
  expect(decimalText(-444)).toBe('-0.444');
  expect(decimalText(12_000)).toBe('12');
});
