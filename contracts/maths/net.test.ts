import { expect, test } from 'vitest';

import { isRiskPrice, netWin, oddsText, type OddsView } from './index.ts';
import { oddsViews } from './odds-views.ts';

/** 2,000 prices: each step up to 2, coarser above, as houses have them. */
const prices = [
  ...Array.from({ length: 990 }, (_, index) => 1010 + index),
  ...Array.from({ length: 600 }, (_, index) => 2000 + index * 5),
  ...Array.from({ length: 410 }, (_, index) => 5000 + index * 50),
];

/** Reads a text back into decimal odds: the definitions of the formats, turned around. */
function decimalOf(text: string, view: OddsView): number {
  const value = Number(text);
  switch (view) {
    case 0:
    case 14:
      return value;
    case 1:
    case 15: {
      const [numerator, denominator] = text.split('/').map(Number);
      return 1 + numerator! / denominator!;
    }
    case 2:
    case 16:
      return value > 0 ? 1 + value / 100 : 1 - 100 / value;
    case 4:
      return value + 1;
    case 5:
    case 6:
      return value > 0 ? value + 1 : 1 - 1 / value;
  }
}

/** How far a text may be from its price: half of the last step that the format can write at this place. */
function stepAt(milli: number, view: OddsView): number {
  const profit = (milli - 1000) / 1000;
  switch (view) {
    case 0:
    case 4:
      return 1e-9;
    case 14:
      return 0.0051;
    case 1:
      return 0.0051;
    case 2:
      return profit >= 1 ? 0.0051 : 0.006 * profit;
    // Steps of five, and of the traditional ladder: about a fortieth, and a tenth, of what is won.
    case 16:
      return profit >= 1 ? 0.0251 : 0.03 * profit;
    case 15:
      return 0.13 * profit + 0.011;
    case 5:
    case 6:
      return isRiskPrice(milli, view) ? 0.00051 * profit * profit + 1e-9 : 1e-9;
  }
}

test('[ASIA-03] [ODDS-01] nine formats write 2,000 prices, and their texts read back into the same prices', () => {
  expect(prices).toHaveLength(2000);
  expect(oddsViews).toHaveLength(9);
  for (const view of oddsViews)
    for (const milli of prices) {
      const text = oddsText(milli, view);
      const away = Math.abs(decimalOf(text, view) - milli / 1000);
      expect(away, `${String(milli)} in view ${String(view)} is ${text}`).toBeLessThanOrEqual(stepAt(milli, view));
      expect(text).not.toMatch(/^-0(\.0+)?$/);
    }
});

test.each<[milli: number, view: OddsView, isRisk: boolean]>([
  [2000, 5, false],
  [2001, 5, true],
  [1800, 5, false],
  [2000, 6, false],
  [1999, 6, true],
  [3250, 6, false],
  [1500, 2, false],
  [3250, 0, false],
])('[ASIA-03] %d thousandths in view %d: a price with a minus that says what is risked: %s', (milli, view, isRisk) => {
  expect(isRiskPrice(milli, view)).toBe(isRisk);
  if (view === 5 || view === 6) expect(oddsText(milli, view).startsWith('-')).toBe(isRisk);
});

test('[ASIA-03] Malaysian −0.80 risks 0.80 to win 1', () => {
  expect(oddsText(2250, 5)).toBe('-0.80');
  expect(netWin(18_000, 8000)).toBe(10_000);
});
