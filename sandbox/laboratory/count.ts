import { sharedKinds } from '../../contracts/shared-games/index.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { tellOff } from './alarm.ts';
import { ownSince, type Place } from './own-rounds.ts';
import { mathsNow } from './published.ts';
import { sharedSince } from './shared-bets.ts';
import { type Counted, type Sums, sumsOf } from './sums.ts';

/** A turn of the clock takes so many rounds, so that a night's worth holds nobody up. */
const mostRounds = 500;
const everyMs = 5000;

const add = ({ db }: World, sum: Sums): void =>
  void sql(
    db,
    `INSERT INTO game_returns (game, maths, iso, rounds, staked, paid, expected, excess, variance, rounding, largest)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rounds = rounds + excluded.rounds, staked = staked + excluded.staked, paid = paid + excluded.paid,
       expected = expected + excluded.expected, excess = excess + excluded.excess, variance = variance + excluded.variance,
       rounding = rounding + excluded.rounding, largest = MAX(largest, excluded.largest)`,
  ).run(
    ...[sum.game, mathsNow(sum.game), sum.iso, sum.rounds, sum.staked, sum.paid],
    ...[sum.expected, sum.excess, sum.variance, sum.rounding, sum.largest],
  );

/** Rounds and the place behind them are written together, so each round is counted once. */
function countFrom(
  world: World,
  source: string,
  read: (place: Place) => { rounds: Counted[]; place: Place },
): readonly string[] {
  const { db } = world;
  return transaction(db, () => {
    const known = sql(db, 'SELECT at, id FROM returns_place WHERE source = ?').get(source) as Place | undefined;
    const { rounds, place } = read(known ?? { at: 0, id: 0 });
    const sums = sumsOf(rounds);
    for (const sum of sums) add(world, sum);
    if (place.id !== known?.id || place.at !== known.at)
      sql(
        db,
        'INSERT INTO returns_place (source, at, id) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET at = excluded.at, id = excluded.id',
      ).run(source, place.at, place.id);
    return sums.map(({ game }) => game);
  });
}

/** Who only looks on never stops the house: what cannot be counted is an alarm, and the next turn tries again. */
const counting: typeof countFrom = (world, source, read) => {
  try {
    return countFrom(world, source, read);
  } catch (error) {
    raiseAlarm(world, { source: 'returns', subject: `count of ${source}`, message: String(error) });
    return [];
  }
};

/** Counts what has ended since the last turn, and says what is off. Row LAB-04. */
function countReturns(world: World): void {
  const counted = [
    ...counting(world, 'own', (place) => ownSince(world, place, mostRounds)),
    ...sharedKinds.flatMap((kind) => counting(world, kind, (place) => sharedSince(world, kind, place, mostRounds))),
  ];
  if (counted.length > 0) tellOff(world, new Set(counted));
}

export const startCounting = (world: World): void =>
  void world.clock.every(everyMs, () => {
    countReturns(world);
  });
