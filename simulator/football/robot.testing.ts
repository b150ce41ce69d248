/** A robot that watches the picture and backs the next goal of the side that comes near it. */
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { zonePhases } from '../../contracts/zone.ts';
import { createMargins, defaultMargins } from '../margins.ts';
import { countUntil, type Match } from '../match.ts';
import { priceOf } from '../odds.ts';
import { createRandom } from '../random.ts';
import { createFootballMatch } from './match.ts';
import { goalsOf, playFootball } from './timeline.ts';

/** Stakes are 1. `deviation`: standard error of the mean profit of one bet. */
export type Played = { tried: number; taken: number; profit: number; deviation: number };

/** A robot needs so long to see an event and to press; the server looks again after the live delay (decision D-59). */
const reaction = 0.3;
const delay = [3, 8] as const;

export function nextGoalRobot(matches: number, sportId: number): Record<'danger' | 'attack' | 'restart', Played> {
  const margins = createMargins(defaultMargins)({ sportId, weight: 50 }, 'live');
  const random = createRandom(77);
  const expected = [1.45, 1.2] as const;
  const sums = { danger: sum(), attack: sum(), restart: sum() };
  for (let seed = 1; seed <= matches; seed += 1) {
    const timeline = playFootball(seed * 7919, expected);
    const match = createFootballMatch(expected, () => timeline, seed * 7919);
    const goals = goalsOf(timeline.events);
    const goalTimes = goals.map(({ at }) => at);
    for (const { at, event } of match.zone?.() ?? []) {
      const [, , number, side] = event;
      const phase = zonePhases[number];
      const kind = phase === 'danger' || phase === 'attack' ? phase : phase === 'goal_kick' ? 'restart' : null;
      if (kind === null || side === 0 || at >= timeline.end) continue;
      const played = sums[kind];
      played.tried += 1;
      // Prices are published once a second: what a bet meets is the state of the last one.
      const pressed = at + reaction;
      const answered = pressed + delay[0] + random() * (delay[1] - delay[0]);
      const price = priceAt(match, Math.floor(pressed), side, margins);
      const known = countUntil(goalTimes, pressed);
      const isTaken =
        price > 1000 &&
        !isBlocked(match, Math.floor(pressed)) &&
        !isBlocked(match, Math.floor(answered)) &&
        answered < timeline.end &&
        countUntil(goalTimes, answered) === known;
      if (!isTaken) continue;
      played.add(goals[known]?.side === side ? price / 1000 - 1 : -1);
    }
  }
  return { danger: sums.danger.told(), attack: sums.attack.told(), restart: sums.restart.told() };
}

function sum() {
  let taken = 0;
  let profit = 0;
  let squares = 0;
  return {
    tried: 0,
    add(each: number) {
      taken += 1;
      profit += each;
      squares += each * each;
    },
    told(): Played {
      const mean = taken === 0 ? 0 : profit / taken;
      const variance = taken === 0 ? 0 : squares / taken - mean * mean;
      return { tried: this.tried, taken, profit, deviation: Math.sqrt(variance / Math.max(1, taken)) };
    },
  };
}

const isBlocked = (match: Match, second: number) =>
  match.blocks().some(({ at, seconds }) => at <= second && second < at + seconds);

function priceAt(match: Match, second: number, side: 1 | 2, margins: Parameters<typeof priceOf>[0]): number {
  const type = side === 1 ? O.nextHome : O.nextAway;
  const quote = match
    .quotesAt(second, [1, 1], 'main')
    .find(({ groupId, typeId }) => groupId === G.nextGoal && typeId === type);
  return quote ? priceOf(margins, G.nextGoal, quote.chance) : 0;
}
