import { currencyFacts } from '../../contracts/currencies.ts';
import type { GameReturns } from '../../contracts/laboratory.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import { points } from '../games/money.ts';
import type { World } from '../world/world.ts';
import { isOfSkill } from './figures.ts';
import { type Game, mathsNow, publishedGames, publishedOf } from './published.ts';
import type { Sums } from './sums.ts';

/** So many standard errors are an alarm, once there are so many rounds. Decision D-1072. */
const mostErrors = 4;
const leastRounds = 1000;

/** Sums by currency, of money or of points, by the mathematics of now. */
const sumsOfGame = ({ db }: Pick<World, 'db'>, game: Game, mode: 'real' | 'demo'): Sums[] =>
  sql(
    db,
    `SELECT game, iso, rounds, staked, paid, expected, excess, variance, rounding, largest FROM game_returns
     WHERE game = ? AND maths = ? AND (iso = ?) = ? ORDER BY iso`,
  ).all(game, mathsNow(game), points, Number(mode === 'demo')) as Sums[];

/** What rounding down takes is no deviation below, and one large win alone is none above. */
function errorsOf(sums: readonly Sums[]): { errors: number; firm: number } {
  const all = (name: 'excess' | 'variance' | 'rounding') => sums.reduce((total, sum) => total + sum[name], 0);
  const [excess, deviation] = [all('excess'), Math.sqrt(all('variance'))];
  if (deviation === 0) return { errors: 0, firm: 0 };
  const largest = Math.max(0, ...sums.map((sum) => sum.largest));
  const sure = excess > 0 ? Math.max(0, excess - largest) : Math.min(0, excess + all('rounding'));
  return { errors: excess / deviation, firm: sure / deviation };
}

const wire = (iso: string, minor: number): number => toWire(Math.round(minor), currencyFacts(iso).digits);

/** What came back of the stakes of a game, beside what its mathematics give back. Row LAB-04. */
export function returnsOf(world: Pick<World, 'db'>, game: Game, mode: 'real' | 'demo'): GameReturns {
  const sums = sumsOfGame(world, game, mode);
  const rounds = sums.reduce((total, sum) => total + sum.rounds, 0);
  const { errors, firm } = errorsOf(sums);
  const { least, most, maths } = publishedOf(game);
  const isBestPlay = isOfSkill(game);
  return {
    ...{ game, mode, maths, rounds, errors, isBestPlay, published: { least, most } },
    isOff: rounds >= leastRounds && (firm > mostErrors || (!isBestPlay && firm < -mostErrors)),
    sums: sums.map(({ iso, staked, paid, expected }) => ({
      ...{ currency: iso, staked: wire(iso, staked), paid: wire(iso, paid), expected: wire(iso, expected) },
      return: staked === 0 ? 0 : paid / staked,
    })),
  };
}

/** Of every game that anybody has played, money before points. */
export const allReturns = (world: Pick<World, 'db'>): GameReturns[] =>
  (['real', 'demo'] as const).flatMap((mode) =>
    publishedGames.map((game) => returnsOf(world, game, mode)).filter(({ rounds }) => rounds > 0),
  );
