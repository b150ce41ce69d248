import { Game, Score } from '@contracts/feed';
import type { FeedOp } from '@contracts/frames';

import type { FeedChange } from '@/shared/feed';

/** What of a followed match can be told. `score`, `reds`: of the two sides. */
export type Facts = Pick<
  Game,
  'id' | 'zone' | 'sportId' | 'champId' | 'opp1' | 'opp2' | 'startAt' | 'lock' | 'status' | 'isFinished' | 'period'
> & { score: readonly [number, number]; reds: readonly [number, number] };

export const topicOf = (gameId: number): string => `play:${String(gameId)}`;

const whole = (text: string): number => Number.parseInt(text, 10) || 0;

function factsOf(match: Game): Facts {
  const { id, zone, sportId, champId, opp1, opp2, startAt, lock, status, isFinished, period, score, redCards } = match;
  const [home, away] = score?.full ?? ['0', '0'];
  return {
    ...{ id, zone, sportId, champId, opp1, opp2, startAt, lock, status, isFinished, period },
    score: [whole(home), whole(away)],
    reds: redCards ?? [0, 0],
  };
}

const { zone, startAt, lock, status, isFinished, period, redCards } = Game.shape;
const fields = { zone, startAt, lock, status, isFinished, period, redCards, score: Score };
const names = Object.keys(fields) as (keyof typeof fields)[];

/** The fields of a change that the match now has, each by itself: one that makes no sense costs only itself. */
function patched(facts: Facts, value: Readonly<Record<string, unknown>>): Facts {
  const one = (name: (typeof names)[number]) => {
    const { success, data } = fields[name].safeParse(value[name]);
    return success ? { [name]: data } : {};
  };
  const found = names.filter((name) => name in value).map(one);
  const { score, redCards: reds, ...rest } = Object.assign({}, ...found) as Partial<Game>;
  const [home, away] = score?.full ?? [];
  return {
    ...facts,
    ...rest,
    ...(home !== undefined && away !== undefined && { score: [whole(home), whole(away)] as const }),
    ...(reds && { reds }),
  };
}

export type Known = ReadonlyMap<number, Facts>;

function withOp(known: Known, op: FeedOp): Known {
  if (op.op === 'put' && op.kind === 'game') return new Map(known).set(op.id, factsOf(op.value));
  if (op.op !== 'patch' || op.kind !== 'game') return known;
  const facts = known.get(op.id);
  return facts ? new Map(known).set(op.id, patched(facts, op.value)) : known;
}

/** What is known of the matches after a message of the feed. `topics`: those that somebody follows. */
export function after(known: Known, changes: readonly FeedChange[], topics: ReadonlySet<string>): Known {
  let now = known;
  for (const change of changes) {
    if (!topics.has(change.topic)) continue;
    if (change.kind === 'snapshot')
      for (const match of change.entities.games ?? []) now = new Map(now).set(match.id, factsOf(match));
    if (change.kind === 'ops') now = change.ops.reduce(withOp, now);
  }
  return now;
}
