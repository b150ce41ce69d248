import english from '../../contracts/dictionaries/en/rounds.json' with { type: 'json' };
import { choicesOf, gameOf, type Slug, slugs } from '../../contracts/games/index.ts';
import {
  byHits,
  clothPlaces,
  type PayCell,
  type PayTable,
  payTables,
  times,
  upTo,
} from '../../contracts/pay-tables.ts';
import { lottos, poolDigits, poolIso } from '../../contracts/pools/index.ts';
import { kenoPays as drawPays, mostExit, sharedGameOf } from '../../contracts/shared-games/index.ts';
import { outcomesOf } from './game-outcomes.ts';

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
const exits = [101, 150, 200, 500, 1000, 10_000, mostExit];

/** The most that each choice of a game pays. */
const byChoice = (game: Slug): PayTable => ({
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
export const tables: readonly PayTable[] = [
  ...slugs.map((game) => payTables[game] ?? byChoice(game)),
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
  ...lottos.map(({ slug, pick, of, price, prizes }): PayTable => ({
    name: `Lotto ${slug}`,
    note: `${String(pick)} of ${String(of)}. A line costs ${(price / 10 ** poolDigits).toFixed(2)} ${poolIso}.`,
    heads: ['right', poolIso],
    rows: prizes.map(({ right, prize }) => [right, (prize / 10 ** poolDigits).toFixed(2)]),
  })),
];

const lineOf = (cells: readonly PayCell[]): string => `| ${cells.join(' | ')} |`;

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
