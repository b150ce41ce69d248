import type { ZonePhase } from '../../contracts/zone.ts';
import type { Side } from '../match.ts';
import { between, createRandom, hash, type Random } from '../random.ts';
import type { ZoneMoment } from '../zone/moment.ts';
import { type Drawn, momentOf } from '../zone/moments.ts';
import type { TennisScore } from './score.ts';
import { afterPoint, isMatchWon, otherSide, serverOf } from './score.ts';
import type { TennisTimeline } from './timeline.ts';

/** Seconds between two strokes that are drawn, and from the first service to the second. */
const stroke = [2.6, 3.4] as const;
const secondService = 6;
/** The longest point that is drawn, from its service to its end. */
const longest = 17;
const faults = 0.36;
const doubleFaults = 0.09;
const aces = 0.1;

/** What a side would win with the next point: 0 nothing more, 1 the game, 2 the set, 3 the match. */
function wins(score: TennisScore, side: Side): 0 | 1 | 2 | 3 {
  const next = afterPoint(score, side);
  if (isMatchWon(next)) return 3;
  if (next.played.length > score.played.length) return 2;
  return next.games[0] + next.games[1] > score.games[0] + score.games[1] ? 1 : 0;
}

/** What is at stake: a break (1), a set (2), the match (3). */
function stakeOf(score: TennisScore): number {
  const most = Math.max(wins(score, 1), wins(score, 2));
  if (most >= 2) return most;
  return wins(score, otherSide(serverOf(score))) === 1 ? 1 : 0;
}

const onBase = (random: Random, isRight: boolean) =>
  [4, isRight ? between(random, 36, 46) : between(random, 22, 32)] as const;

/**
 * The picture of a match: each point from its service to its end. The winner of a point is told when the point counts.
 */
export function tennisPicture({ start, points, end }: TennisTimeline, seed: number): ZoneMoment[] {
  const random = createRandom(hash(seed, 0x7e41));
  const moments: ZoneMoment[] = [];
  let before = start;
  let lastAt = 0;
  for (const { at, winner, score } of points) {
    const period = before.played.length + 1;
    const tell = (drawn: Omit<Drawn, 'at'>, second: number) =>
      moments.push(momentOf({ ...drawn, at: second }, [period, second]));
    const server = serverOf(before);
    const isRight = (before.points[0] + before.points[1]) % 2 === 0;
    const value = stakeOf(before);
    const free = at - lastAt;
    let second = at - Math.min(longest, free * 0.6);
    if (free > 75) tell({ phase: 'changeover', side: 0, place: [52, 34] }, lastAt + 6);
    tell({ phase: 'serve', side: server, place: onBase(random, isRight), value }, second);
    const isFault = random() < faults && at - second > secondService + 3;
    if (isFault) {
      second += secondService;
      tell({ phase: 'second_serve', side: server, place: onBase(random, isRight), value }, second);
    }
    const isDouble = isFault && winner !== server && random() < doubleFaults / faults;
    const isAce = !isDouble && winner === server && random() < aces;
    let striker: Side = otherSide(server);
    if (!isDouble && !isAce) {
      for (let next = second + 2.6; next < at - 1.5; next += between(random, ...stroke)) {
        tell({ phase: 'rally', side: striker, place: [between(random, 6, 36), between(random, 16, 52)] }, next);
        striker = otherSide(striker);
      }
    }
    const phase: ZonePhase = isDouble ? 'double_fault' : isAce ? 'ace' : 'point';
    tell(
      { phase, side: winner, place: [between(random, 74, 98), between(random, 14, 54)], value: wins(before, winner) },
      at,
    );
    before = score;
    lastAt = at;
  }
  moments.push(momentOf({ at: end, phase: 'end', side: 0, place: [52, 34] }, [before.played.length, end]));
  return moments.sort((a, b) => a.at - b.at);
}
