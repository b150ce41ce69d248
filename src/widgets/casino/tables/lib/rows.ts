import { dice, diceMultiplier } from '@contracts/games/dice';
import { mineCells, mines, minesMultiplier } from '@contracts/games/mines';
import { pegs, pocketChances, pocketPays } from '@contracts/games/pegs';
import { roulette } from '@contracts/games/roulette';
import { wheelFields } from '@contracts/games/wheel';

import type { RowsOf } from '@/entities/casino/pieces';
import { headOf, percentOf, spotText } from '@/entities/casino/round';

import { diceText } from './texts';

const times = (factor: number, locale: string, digits = 2): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(factor)} ×`;

const usualNumbers = [200, 1000, 2500, 4950, 5000, 7500, 9000, 9800];

/** The chosen number among usual ones. */
export const diceRows: RowsOf = (t, locale, { below = 5000 }) => ({
  caption: t('rounds.table'),
  head: headOf(t, 'rounds.bar.return'),
  rows: [...new Set([...usualNumbers, below])]
    .toSorted((a, b) => a - b)
    .map((number) => [
      t('rounds.table.under', { number: diceText(number) }),
      percentOf(dice.hitRateOf({ below: number }), locale),
      times(diceMultiplier(number) / 10_000, locale, 4),
      percentOf(dice.returnOf({ below: number }), locale),
    ]),
});

/** After each empty cell, as many as there are with this many mines; the first ten. */
export const minesRows: RowsOf = (t, locale, { mines: count = 3 }) => ({
  caption: t('rounds.table.mines', { count }),
  head: headOf(t),
  rows: Array.from({ length: Math.min(10, mineCells - count) }, (_, place) => place + 1).map((opened) => {
    const cells = Array.from({ length: opened }, (_, cell) => cell);
    return [
      t('rounds.mines.safe', { count: opened }),
      percentOf(mines.hitRateOf({ mines: count, cells }), locale, 3),
      times(minesMultiplier(count, opened) / 100, locale),
    ];
  }),
});

/** One of each kind of place: those of one kind have the same chance and pay. */
const spots = ['17', '17-20', '16-17-18', '16-17-19-20', '16-17-18-19-20-21', 'dozen1', 'column1', 'red', 'odd', 'low'];
export const rouletteRows: RowsOf = (t, locale) => ({
  caption: t('rounds.table'),
  head: headOf(t),
  rows: spots.map((spot) => {
    const [share, hits] = [roulette.returnOf({ spots: [spot] }), roulette.hitRateOf({ spots: [spot] })];
    return [spotText(t, spot), percentOf(hits, locale), times(share / hits, locale)];
  }),
});

export const wheelRows: RowsOf = (t, locale, { risk = 'medium' }) => {
  const fields = wheelFields[risk];
  return {
    caption: t('rounds.table'),
    head: headOf(t),
    rows: [...new Set(fields)]
      .toSorted((a, b) => a - b)
      .map((pay) => {
        const count = fields.filter((own) => own === pay).length;
        return [
          t('rounds.table.fields', { count }),
          percentOf(count / fields.length, locale),
          times(pay / 100, locale),
        ];
      }),
  };
};

export const pegRows: RowsOf = (t, locale, choice) => {
  const playable = pegs.isChoice(choice) ? choice : pegs.first;
  const [pays, chances] = [pocketPays(playable), pocketChances(playable)];
  return {
    caption: t('rounds.table'),
    head: headOf(t),
    rows: pays.map((pay, pocket) => [
      t('rounds.pegs.pocket', { pocket: pocket + 1, count: pays.length }),
      percentOf(chances[pocket] ?? 0, locale, 4),
      times(pay / 100, locale),
    ]),
  };
};
