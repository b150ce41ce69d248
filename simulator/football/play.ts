import type { ZonePhase } from '../../contracts/zone.ts';
import type { Side } from '../match.ts';
import { between, type Random } from '../random.ts';
import type { Drawn, Place } from '../zone/moments.ts';

/** Seconds between two events of open play. */
const step = [3, 6] as const;
/** The least time that an event of open play needs before something else comes. */
const least = 3;

const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);
const across = (random: Random) => between(random, 6, 62);

/** Where each phase of open play is, as its side sees it. */
const places: Partial<Record<ZonePhase, (random: Random) => Place>> = {
  safe: (random) => [between(random, 25, 60), across(random)],
  attack: (random) => [between(random, 60, 84), across(random)],
  throw_in: (random) => [between(random, 30, 80), random() < 0.5 ? 0 : 68],
  foul: (random) => [between(random, 35, 75), across(random)],
  free_kick: (random) => [between(random, 35, 75), across(random)],
  offside: (random) => [between(random, 70, 88), across(random)],
  goal_kick: (random) => [between(random, 5, 7), between(random, 28, 40)],
  injury: (random) => [between(random, 35, 75), across(random)],
  sub: () => [52, 68],
};
export const spotOf = (random: Random, phase: ZonePhase): Place => places[phase]?.(random) ?? [52, 34];

type Turn = { phase: ZonePhase; side: Side; pause?: number };

/** What comes after a phase of open play. It depends on nothing that comes later, so it tells nothing of it. */
function nextOf(random: Random, { phase, side }: Turn): Turn {
  const draw = random();
  const away = otherSide(side);
  if (phase === 'foul') return { phase: 'free_kick', side: away };
  if (phase === 'offside') return { phase: 'free_kick', side: away };
  if (phase === 'attack') {
    if (draw < 0.3) return { phase: 'attack', side };
    if (draw < 0.5) return { phase: 'safe', side };
    if (draw < 0.76) return { phase: 'safe', side: away };
    if (draw < 0.88) return { phase: 'throw_in', side: random() < 0.5 ? side : away };
    if (draw < 0.92) return { phase: 'offside', side };
    return draw < 0.97 ? { phase: 'foul', side: away } : { phase: 'goal_kick', side: away };
  }
  if (draw < 0.4) return { phase: 'safe', side };
  if (draw < 0.6) return { phase: 'attack', side };
  if (draw < 0.85) return { phase: 'safe', side: away };
  if (draw < 0.93) return { phase: 'throw_in', side: random() < 0.5 ? side : away };
  if (draw < 0.985) return { phase: 'foul', side: away };
  return draw < 0.99 ? { phase: 'injury', side, pause: 25 } : { phase: 'sub', side, pause: 12 };
}

/**
 * Fills the time from one moment to another with open play, and returns the side with the ball at its end.
 * `hasChanges`: now and then somebody is replaced in it.
 */
export function openPlay(
  random: Random,
  from: number,
  to: number,
  first: Side,
  hasChanges = true,
): { events: Drawn[]; side: Side } {
  const events: Drawn[] = [];
  let turn: Turn = { phase: 'safe', side: first };
  let at = from + between(random, ...step);
  while (at < to - least) {
    events.push({ at, phase: turn.phase, side: turn.side, place: spotOf(random, turn.phase) });
    at += turn.pause ?? between(random, ...step);
    turn = nextOf(random, turn);
    if (turn.phase === 'sub' && !hasChanges) turn = { phase: 'safe', side: turn.side };
  }
  return { events, side: turn.side };
}
