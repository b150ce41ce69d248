import type { FootballEvent, Timeline } from '../football/timeline.ts';
import { halfLength, playFootball, secondHalfStart } from '../football/timeline.ts';
import type { Side } from '../match.ts';
import { createRandom, hash } from '../random.ts';
import type { ReplayMatch } from './load.ts';

const oneMinute = 60;
const goalKinds = { penalty: 'penalty', own: 'own_goal' } as const;

type Goal = Omit<FootballEvent, 'at'>;

/** Goals with known minutes; `clock` is the middle of the minute. */
function knownGoals({ goals = [] }: ReplayMatch): Goal[] {
  return goals
    .filter(({ minute }) => minute <= 90)
    .map(({ minute, added = 0, team, kind }) => ({
      kind: kind ? goalKinds[kind] : 'goal',
      side: team === 'home' ? 1 : 2,
      half: minute <= 45 ? 1 : 2,
      clock: (minute + added - 0.5) * oneMinute,
    }));
}

/**
 * Gives a minute to the goals of which only the score is known. The seed draws it within the half in which they fell.
 */
function seededGoals({ ft = [0, 0], ht }: ReplayMatch, random: () => number): Goal[] {
  return ([1, 2] as const).flatMap((side: Side) => {
    const index = side === 1 ? 0 : 1;
    const all = ft[index];
    // Without a half-time score a goal falls in the first half as often as goals usually do.
    const first = ht ? ht[index] : Array.from({ length: all }, random).filter((draw) => draw < 0.45).length;
    return Array.from({ length: all }, (_, goal): Goal => {
      const half = goal < first ? 1 : 2;
      return {
        kind: random() < 0.09 ? 'penalty' : 'goal',
        side,
        half,
        clock: (half - 1) * halfLength + random() * halfLength,
      };
    });
  });
}

/** Plays the match as it was, with its real goals and score. The seed draws cards, corners and added time. */
export function replayTimeline(match: ReplayMatch, seed: number): Timeline {
  const matchSeed = hash(seed, match.id);
  const goals = match.goals ? knownGoals(match) : seededGoals(match, createRandom(matchSeed));
  const usual = playFootball(matchSeed, [0, 0]);
  const lastOf = (half: 1 | 2) =>
    Math.max(0, ...goals.filter((goal) => goal.half === half).map(({ clock }) => clock - half * halfLength));
  const added = [
    Math.max(usual.added[0], lastOf(1) + oneMinute),
    Math.max(usual.added[1], lastOf(2) + oneMinute),
  ] as const;
  const start = secondHalfStart({ added });
  const events = [...usual.events, ...goals]
    .map((event): FootballEvent => ({
      ...event,
      at: event.half === 1 ? event.clock : start + event.clock - halfLength,
    }))
    .sort((a, b) => a.at - b.at);
  return { added, events, end: start + halfLength + added[1], abandonedAt: null };
}
