import { baccaratPays } from './games/baccarat.ts';
import { hiLoMultiplier } from './games/hi-lo.ts';
import {
  bingoPays,
  blackjackPays,
  cometReels,
  diceMultiplier,
  gameOf,
  jacksPays,
  kenoPays,
  lanternReels,
  leastBelow,
  mostBelow,
  pegRows,
  pocketPays,
  type Reels,
  scratchPrizes,
  sicBoPay,
  sicBoSpots,
  type Slug,
  spotNames,
} from './games/index.ts';
import { minesMultiplier } from './games/mines.ts';
import { slotPays } from './games/slot.ts';
import { wheelFields } from './games/wheel.ts';

export type PayCell = string | number;
/** What a game pays, as words and figures: the docs and the rules call show it. Row CAS-31. */
export type PayTable = { name: string; note: string; heads: readonly string[]; rows: readonly (readonly PayCell[])[] };

export const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);
export const times = (hundredths: number): string => (hundredths / 100).toFixed(2);
const risks = ['low', 'medium', 'high'] as const;

const chosen = [leastBelow, 500, 1000, 2500, 5000, 7500, 9000, mostBelow];

/** Hits by how many numbers were picked; what is not named pays nothing. */
export const byHits = (
  pays: Readonly<Record<number, readonly number[]>> | readonly (readonly number[])[],
): PayCell[][] =>
  Object.entries(pays).flatMap(([picked, own]) =>
    own.flatMap((pay, hits) => (pay === 0 ? [] : [[picked, hits, times(pay)]])),
  );

/** Places on the lines between numbers pay by how many they cover: one of each kind stands for all. */
export const clothPlaces = spotNames.filter(
  (spot) => !spot.includes('-') || ['1-2', '1-2-3', '1-2-4-5', '1-2-3-4-5-6'].includes(spot),
);

/** What a place on the roulette pays: the number that wins it, staked by itself. */
const roulettePay = (spot: string): number =>
  Math.max(...upTo(0, 36).map((drawn) => gameOf('roulette').payoutOf([drawn], { spots: [spot] }, 100)));

const reels = (name: string, { pays, free }: Reels): PayTable => ({
  name,
  note: `In stakes of a line, a tenth of the stake; 3, 4 and 5 of a kind from the left.${free === null ? '' : ` Three F give ${String(free.spins)} free spins that pay ${String(free.times)} times.`}`,
  heads: ['symbol', '3', '4', '5'],
  rows: Object.entries(pays).map(([symbol, own]) => [symbol, ...own]),
});

const fields = (risk: (typeof risks)[number]): PayCell[][] =>
  [...Map.groupBy(wheelFields[risk], (pay) => pay)]
    .toSorted(([one], [other]) => other - one)
    .map(([pay, all]) => [risk, all.length, times(pay)]);

/** Games whose table says more than what each choice pays. */
export const payTables: Readonly<Partial<Record<Slug, PayTable>>> = {
  dice: {
    name: 'Dice',
    note: 'Under the chosen number; 99 divided by the chance in percent, to four decimals.',
    heads: ['under', 'stakes'],
    rows: chosen.map((below) => [times(below), (diceMultiplier(below) / 10_000).toFixed(4)]),
  },
  'five-lines': {
    name: 'Five lines',
    note: 'In stakes of a line, a fifth of the stake; three of a kind.',
    heads: ['symbol', '3'],
    rows: Object.entries(slotPays),
  },
  mines: {
    name: 'Mines',
    note: 'Worth after so many empty cells.',
    heads: ['mines', ...['1', '2', '3', '5', '10']],
    rows: upTo(1, 24).map((mines) => [
      mines,
      ...[1, 2, 3, 5, 10].map((opened) => (opened > 25 - mines ? '' : times(minesMultiplier(mines, opened)))),
    ]),
  },
  roulette: {
    name: 'Roulette',
    note: 'Each place has its part of the stake, and pays so many times as much. Every split pays as 1-2, every street and every three with zero as 1-2-3, every corner and the first four as 1-2-4-5, every six line as 1-2-3-4-5-6.',
    heads: ['place', 'parts'],
    rows: clothPlaces.map((spot) => [spot, times(roulettePay(spot))]),
  },
  wheel: {
    name: 'Wheel 50, and wheel draw',
    note: 'Fields of 50.',
    heads: ['pays', 'fields', 'stakes'],
    rows: risks.flatMap(fields),
  },
  'peg-drop': {
    name: 'Peg drop',
    note: 'Pockets from left to right.',
    heads: ['rows', 'pays', 'stakes'],
    rows: pegRows.flatMap((rows) => risks.map((risk) => [rows, risk, pocketPays({ rows, risk }).map(times).join(' ')])),
  },
  'hi-lo': {
    name: 'Hi-lo',
    note: 'Of one call, by the open card, 1 the ace; more calls multiply.',
    heads: ['card', 'same or higher', 'same or lower'],
    rows: upTo(0, 12).map((card) => [
      card + 1,
      ...(['up', 'down'] as const).map((call) => times(hiLoMultiplier([card], [call]))),
    ]),
  },
  keno: { name: 'Keno', note: 'Hits of what was picked.', heads: ['picked', 'hits', 'stakes'], rows: byHits(kenoPays) },
  'sic-bo': {
    name: 'Sic bo',
    note: 'Each place has an equal part of the stake. A face pays 2.00 for one die, 3.00 for two, 15.00 for three.',
    heads: ['place', 'parts'],
    rows: sicBoSpots.flatMap((spot) => {
      const pay = sicBoPay(spot);
      return pay === null ? [] : [[spot, times(pay)]];
    }),
  },
  baccarat: {
    name: 'Baccarat',
    note: 'Each side has an equal part of the stake; at a tie player and banker get theirs back.',
    heads: ['side', 'parts'],
    rows: Object.entries(baccaratPays).map(([side, pay]) => [side, times(pay)]),
  },
  'lantern-tide': reels('Lantern tide', lanternReels),
  jacks: {
    name: 'Jacks or better',
    note: 'The hand at the end.',
    heads: ['hand', 'stakes'],
    rows: Object.entries(jacksPays),
  },
  blackjack: {
    name: 'Blackjack',
    note: 'Of the stake of each hand.',
    heads: ['end', 'stakes'],
    rows: Object.entries(blackjackPays).map(([end, halves]) => [end, times(halves * 50)]),
  },
  'bingo-75': {
    name: 'Bingo 75',
    note: 'Lines of the card.',
    heads: ['lines', 'stakes'],
    rows: bingoPays.map((pay, lines) => [lines, times(pay)]),
  },
  scratch: {
    name: 'Scratch cards',
    note: 'Tickets of a whole pool.',
    heads: ['tickets', 'stakes'],
    rows: scratchPrizes.map(({ pay, count }) => [count, times(pay)]),
  },
  'comet-garden': reels('Comet garden', cometReels),
};
