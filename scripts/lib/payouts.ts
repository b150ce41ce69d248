import english from '../../contracts/dictionaries/en/rounds.json' with { type: 'json' };
import { baccaratPays } from '../../contracts/games/baccarat.ts';
import { hiLoMultiplier } from '../../contracts/games/hi-lo.ts';
import {
  bingoPays,
  blackjackPays,
  choicesOf,
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
  slugs,
  spotNames,
} from '../../contracts/games/index.ts';
import { minesMultiplier } from '../../contracts/games/mines.ts';
import { slotPays } from '../../contracts/games/slot.ts';
import { wheelFields } from '../../contracts/games/wheel.ts';
import { lottos, poolDigits, poolIso } from '../../contracts/pools/index.ts';
import { kenoPays as drawPays, mostExit, sharedGameOf } from '../../contracts/shared-games/index.ts';
import { outcomesOf } from './game-outcomes.ts';

type Cell = string | number;
type Table = { name: string; note: string; heads: readonly string[]; rows: readonly (readonly Cell[])[] };

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);
const times = (hundredths: number): string => (hundredths / 100).toFixed(2);
const risks = ['low', 'medium', 'high'] as const;
const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

const chosen = [leastBelow, 500, 1000, 2500, 5000, 7500, 9000, mostBelow];
const exits = [101, 150, 200, 500, 1000, 10_000, mostExit];

/** Hits by how many numbers were picked; what is not named pays nothing. */
const byHits = (pays: Readonly<Record<number, readonly number[]>> | readonly (readonly number[])[]): Cell[][] =>
  Object.entries(pays).flatMap(([picked, own]) =>
    own.flatMap((pay, hits) => (pay === 0 ? [] : [[picked, hits, times(pay)]])),
  );

/** Places on the lines between numbers pay by how many they cover: one of each kind stands for all. */
const clothPlaces = spotNames.filter(
  (spot) => !spot.includes('-') || ['1-2', '1-2-3', '1-2-4-5', '1-2-3-4-5-6'].includes(spot),
);

/** What a place on the roulette pays: the number that wins it, staked by itself. */
const roulettePay = (spot: string): number =>
  Math.max(...upTo(0, 36).map((drawn) => gameOf('roulette').payoutOf([drawn], { spots: [spot] }, 100)));

const reels = (name: string, { pays, free }: Reels): Table => ({
  name,
  note: `In stakes of a line, a tenth of the stake; 3, 4 and 5 of a kind from the left.${free === null ? '' : ` Three F give ${String(free.spins)} free spins that pay ${String(free.times)} times.`}`,
  heads: ['symbol', '3', '4', '5'],
  rows: Object.entries(pays).map(([symbol, own]) => [symbol, ...own]),
});

const fields = (risk: (typeof risks)[number]): Cell[][] =>
  [...Map.groupBy(wheelFields[risk], (pay) => pay)]
    .toSorted(([one], [other]) => other - one)
    .map(([pay, all]) => [risk, all.length, times(pay)]);

/** Games whose table says more than what each choice pays. */
const own: Readonly<Partial<Record<Slug, Table>>> = {
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

/** The most that each choice of a game pays. */
const byChoice = (game: Slug): Table => ({
  name: english[`rounds.name.${game}`],
  note: 'What each choice pays when it comes.',
  heads: ['choice', 'stakes'],
  rows: choicesOf[game]().map((choice) => [
    Object.values(choice).flat().join(' '),
    times(
      [...outcomesOf(game, choice)].reduce(
        (most, { draws }) => Math.max(most, gameOf(game).payoutOf(draws, choice, 100)),
        0,
      ),
    ),
  ]),
});

/** Every game and what it pays, out of the mathematics that pay it. Row CAS-31. */
export const tables: readonly Table[] = [
  ...slugs.map((game) => own[game] ?? byChoice(game)),
  {
    name: 'Keno draw',
    note: 'Hits of what was picked.',
    heads: ['picked', 'hits', 'stakes'],
    rows: byHits(drawPays),
  },
  {
    name: 'Crash',
    note: 'Whoever leaves gets what it is worth then. So many rounds get there.',
    heads: ['stakes', 'rounds'],
    rows: exits.map((auto) => [times(auto), percent(sharedGameOf('crash').hitRateOf({ auto }))]),
  },
  {
    name: 'Roulette draw',
    note: 'As roulette.',
    heads: ['place', 'parts'],
    rows: clothPlaces.map((spot) => [
      spot,
      times(
        Math.max(
          ...upTo(0, 36).map((drawn) =>
            sharedGameOf('roulette-draw').payoutOf({ draws: [drawn], choice: { spots: [spot] }, left: null }, 100),
          ),
        ),
      ),
    ]),
  },
  ...lottos.map(({ slug, pick, of, price, prizes }): Table => ({
    name: `Lotto ${slug}`,
    note: `${String(pick)} of ${String(of)}. A line costs ${(price / 10 ** poolDigits).toFixed(2)} ${poolIso}.`,
    heads: ['right', poolIso],
    rows: prizes.map(({ right, prize }) => [right, (prize / 10 ** poolDigits).toFixed(2)]),
  })),
];

const lineOf = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

/** The page of docs, before it is set. */
export const payoutsPage = (): string =>
  [
    '# What every game pays',
    'In stakes, unless a table says otherwise: 2.00 gives the stake back and as much again. Out of the mathematics that pay it (`npm run games:payouts -- --write`); a test compares.',
    ...tables.map(({ name, note, heads, rows }) =>
      [`## ${name}`, note, [lineOf(heads), lineOf(heads.map(() => '---')), ...rows.map(lineOf)].join('\n')].join(
        '\n\n',
      ),
    ),
  ].join('\n\n');
