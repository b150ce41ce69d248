import type { Choice } from '../../contracts/games/index.ts';
import { mathsOf } from '../../contracts/games/maths.ts';
import { sql } from '../db/index.ts';
import type { StoredRound } from '../games/rounds.ts';
import type { World } from '../world/world.ts';
import { figuresOf } from './figures.ts';
import type { Counted } from './sums.ts';

type Row = Pick<StoredRound, 'game' | 'iso' | 'stake' | 'payout' | 'choice' | 'draws' | 'maths' | 'bet_id'> & {
  ended_at: number;
};
/** Up to which round all is counted. */
export type Place = { at: number; id: number };

function countedOf({ game, iso, stake, payout, ...stored }: Row): Counted {
  const [choice, draws] = [JSON.parse(stored.choice) as Choice, JSON.parse(stored.draws) as number[]];
  const unit = choice.second === undefined ? stake : stake / 2;
  const really = (payout - stake) / unit;
  return { ...figuresOf(game, { choice, draws, minor: unit }), game, iso, unit, really, staked: stake, paid: payout };
}

/** Rounds that one plays alone and that have ended since, by the mathematics of now; others are passed over. */
export function ownSince({ db, clock }: World, { at, id }: Place, most: number): { rounds: Counted[]; place: Place } {
  const rows = sql(
    db,
    `SELECT game, iso, stake, payout, choice, draws, maths, ended_at, bet_id FROM game_round
     WHERE (ended_at, bet_id) > (?, ?) AND ended_at < ? ORDER BY ended_at, bet_id LIMIT ?`,
  ).all(at, id, clock.now(), most) as Row[];
  const last = rows.at(-1);
  return {
    rounds: rows.filter(({ game, maths }) => maths === mathsOf(game)).map(countedOf),
    place: last === undefined ? { at, id } : { at: last.ended_at, id: last.bet_id },
  };
}
