import type { SharedChoice, SharedKind } from '../../contracts/shared-games/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import type { Place } from './own-rounds.ts';
import { sharedFiguresOf } from './shared-figures.ts';
import type { Counted } from './sums.ts';

type Row = { iso: string; stake: number; payout: number; choice: string; left_at: number | null; draws: string };

/**
 * The bets of a round together: one outcome decides all of them, so their deviations add up and not their squares. That is the most they can
 * be: bets on opposite sides make less.
 */
function countedOf(kind: SharedKind, rows: readonly Row[]): Counted[] {
  const bets = rows.map(({ iso, stake, payout, choice, left_at: left, draws }) => {
    const bet = {
      choice: JSON.parse(choice) as SharedChoice,
      draws: JSON.parse(draws) as number[],
      left,
      minor: stake,
    };
    return { iso, stake, payout, figures: sharedFiguresOf(kind, bet) };
  });
  const whole = bets.reduce((sum, { figures }) => sum + Math.sqrt(figures.variance), 0);
  return bets.map(({ iso, stake, payout, figures }) => ({
    ...{ ...figures, game: kind, iso, unit: stake, staked: stake, paid: payout, really: (payout - stake) / stake },
    variance: Math.sqrt(figures.variance) * whole,
  }));
}

/** Bets on rounds of this kind that have ended since, whole rounds until there are `most` of either. Stakes that came back are none. */
export function sharedSince({ db }: World, kind: SharedKind, { id }: Place, most: number) {
  const ended = sql(
    db,
    'SELECT id, draws FROM shared_round WHERE kind = ? AND id > ? AND ended_at IS NOT NULL ORDER BY id LIMIT ?',
  ).all(kind, id, most) as { id: number; draws: string }[];
  const bets = sql(
    db,
    `SELECT iso, stake, payout, choice, left_at, shared_round.draws AS draws FROM shared_bet
     JOIN shared_round ON shared_round.id = round_id WHERE round_id = ? AND settled_at IS NOT NULL AND is_returned = 0`,
  );
  const rounds: Counted[] = [];
  let last = id;
  for (const round of ended) {
    if (rounds.length >= most) break;
    rounds.push(...countedOf(kind, bets.all(round.id) as Row[]));
    last = round.id;
  }
  return { rounds, place: { at: 0, id: last } };
}
