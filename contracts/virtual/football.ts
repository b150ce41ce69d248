import type { Incident } from '../feed.ts';
import { between, nextArrival, type Pair, type Random, type Side } from './chance.ts';

export const halfLength = 45 * 60;
const halfTime = 15 * 60;

/** The first half gets this share of the expected goals of a match. */
export const firstHalfShare = 0.45;

/** A red card weakens its side and helps the other. */
export const redOwn = 0.7;
export const redOther = 1.15;

/** `at`: second of play. `half` and `clock` (seconds on the match clock) say where that is. */
export type FootballEvent = {
  at: number;
  kind: Exclude<Incident['kind'], 'period'>;
  side: Side;
  half: 1 | 2;
  clock: number;
};

/**
 * `added`: seconds of added time. `abandonedAt`: second of play; null in nearly all matches. `end`: last second of
 * play.
 */
export type Timeline = { added: Pair; events: readonly FootballEvent[]; end: number; abandonedAt: number | null };

export const secondHalfStart = ({ added }: Pick<Timeline, 'added'>): number => halfLength + added[0] + halfTime;

/** Reads the match clock at a second of play. Half 0 is the break. */
export function clockAt(timeline: Pick<Timeline, 'added'>, at: number): { half: 0 | 1 | 2; clock: number } {
  if (at < halfLength + timeline.added[0]) return { half: 1, clock: at };
  const start = secondHalfStart(timeline);
  return at < start ? { half: 0, clock: halfLength } : { half: 2, clock: halfLength + at - start };
}

/** How many other events each side has in a match. */
export const perSide = { yellows: 1.9, reds: 0.09, corners: 4.9, reviews: 0.12 } as const;
const usuallyAbandoned = 1 / 400;

const isGoal = ({ kind }: FootballEvent) => kind === 'goal' || kind === 'own_goal' || kind === 'penalty';
export const goalsOf = (events: readonly FootballEvent[]): FootballEvent[] => events.filter(isGoal);

/** How goals fall. */
export const goalKinds = { penalty: 0.09, own: 0.03, goal: 0.88 } as const;

function goalKind(random: () => number): FootballEvent['kind'] {
  const draw = random();
  if (draw < goalKinds.penalty) return 'penalty';
  return draw < goalKinds.penalty + goalKinds.own ? 'own_goal' : 'goal';
}

/** Length of added time: it grows in the second half. */
const drawAdded = (random: () => number): Pair => [
  Math.round(between(random, 1, 4)) * 60,
  Math.round(between(random, 3, 7)) * 60,
];

/**
 * Plays a match. Each side scores at a constant rate within a half; only red cards change the rate. The prices assume
 * exactly this. `abandoned`: the chance that it is broken off.
 */
export function drawFootball(random: Random, expected: Pair, abandoned = usuallyAbandoned): Timeline {
  const added = drawAdded(random);
  const events: FootballEvent[] = [];
  const factor: [number, number] = [1, 1];
  for (const half of [1, 2] as const) {
    const length = halfLength + (half === 1 ? added[0] : added[1]);
    const start = half === 1 ? 0 : secondHalfStart({ added });
    const share = half === 1 ? firstHalfShare : 1 - firstHalfShare;
    let time = 0;
    for (;;) {
      const goals: Pair = [(expected[0] * factor[0] * share) / length, (expected[1] * factor[1] * share) / length];
      const other = 0.5 / length;
      const rates = [
        goals[0],
        goals[1],
        perSide.yellows * 2 * other,
        perSide.reds * 2 * other,
        perSide.corners * 2 * other,
        perSide.reviews * 2 * other,
      ];
      const all = rates.reduce((sum, rate) => sum + rate, 0);
      time += nextArrival(random, all);
      if (time >= length) break;
      let pick = random() * all;
      let which = 0;
      while (which < rates.length - 1 && pick >= (rates[which] ?? 0)) {
        pick -= rates[which] ?? 0;
        which += 1;
      }
      const side: Side = which === 0 ? 1 : which === 1 ? 2 : random() < 0.5 ? 1 : 2;
      const kind = which < 2 ? goalKind(random) : (['yellow', 'red', 'corner', 'var'] as const)[which - 2];
      if (!kind) continue;
      if (kind === 'red') {
        factor[side === 1 ? 0 : 1] *= redOwn;
        factor[side === 1 ? 1 : 0] *= redOther;
      }
      events.push({ at: start + time, kind, side, half, clock: (half === 1 ? 0 : halfLength) + time });
    }
  }
  const end = secondHalfStart({ added }) + halfLength + added[1];
  const abandonedAt = random() < abandoned ? between(random, 20 * 60, end - 600) : null;
  return abandonedAt === null
    ? { added, events, end, abandonedAt }
    : { added, events: events.filter(({ at }) => at < abandonedAt), end: abandonedAt, abandonedAt };
}
