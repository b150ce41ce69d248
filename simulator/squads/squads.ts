import { sportNumbers } from '../../contracts/sports.ts';
import type { Lineup, Player } from '../../contracts/statistics.ts';
import type { FixtureChamp, FixtureTeam } from '../fixture.ts';
import { hash } from '../random.ts';
import { handles, surnames } from './names.ts';

type Role = Player['position'];
type Lines = readonly (readonly [Role, number])[];
/**
 * `start`: who begins, by position. `squad`: how many players a team has of each. `bench`: how many wait beside the pitch, of each
 * position or of any.
 */
type Shape = { name?: string; start: Lines };
type TeamPlan = { shapes: readonly Shape[]; squad: Lines; bench: number | Lines };
type Side = Pick<FixtureChamp, 'sportId' | 'cyberType'>;

const football = (name: string, defenders: number, midfielders: number, forwards: number): Shape => ({
  name,
  start: [
    ['keeper', 1],
    ['defender', defenders],
    ['midfielder', midfielders],
    ['forward', forwards],
  ],
});

/** Sports of teams. In the others a side is one player, and has no line-up. */
const plans: Readonly<Record<number, TeamPlan>> = {
  [sportNumbers.football]: {
    shapes: [
      football('4-4-2', 4, 4, 2),
      football('4-3-3', 4, 3, 3),
      football('3-5-2', 3, 5, 2),
      football('5-3-2', 5, 3, 2),
    ],
    squad: [
      ['keeper', 3],
      ['defender', 8],
      ['midfielder', 8],
      ['forward', 5],
    ],
    bench: [
      ['keeper', 1],
      ['defender', 2],
      ['midfielder', 2],
      ['forward', 2],
    ],
  },
  [sportNumbers.basketball]: {
    shapes: [
      {
        start: [
          ['guard', 2],
          ['forward', 2],
          ['centre', 1],
        ],
      },
    ],
    squad: [
      ['guard', 5],
      ['forward', 5],
      ['centre', 3],
    ],
    bench: 7,
  },
  [sportNumbers.iceHockey]: {
    shapes: [
      {
        start: [
          ['keeper', 1],
          ['defender', 2],
          ['forward', 3],
        ],
      },
    ],
    squad: [
      ['keeper', 2],
      ['defender', 7],
      ['forward', 12],
    ],
    bench: 14,
  },
  [sportNumbers.handball]: {
    shapes: [
      {
        start: [
          ['keeper', 1],
          ['wing', 2],
          ['defender', 3],
          ['forward', 1],
        ],
      },
    ],
    squad: [
      ['keeper', 2],
      ['wing', 5],
      ['defender', 6],
      ['forward', 3],
    ],
    bench: 7,
  },
  [sportNumbers.volleyball]: {
    shapes: [
      {
        start: [
          ['setter', 1],
          ['wing', 3],
          ['centre', 2],
          ['libero', 1],
        ],
      },
    ],
    squad: [
      ['setter', 2],
      ['wing', 5],
      ['centre', 4],
      ['libero', 2],
    ],
    bench: 5,
  },
  [sportNumbers.esports]: { shapes: [{ start: [['player', 5]] }], squad: [['player', 6]], bench: 1 },
};

/** Computers play simulated matches: such a side has no players. */
const planOf = ({ sportId, cyberType }: Side): TeamPlan | undefined =>
  cyberType === 'virtual' ? undefined : plans[sportId];

const byDraw = <T>(items: readonly T[], drawOf: (item: T, index: number) => number): T[] =>
  items
    .map((item, index) => ({ item, draw: drawOf(item, index) }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ item }) => item);

/** The players of a team, the same for ever in a world of that seed; null where a side is one player. They are invented. */
export function squadOf(seed: number, team: FixtureTeam, champ: Side): Player[] | null {
  const plan = planOf(champ);
  if (!plan) return null;
  const roles = plan.squad.flatMap(([position, count]) => Array.from({ length: count }, () => position));
  const pool = champ.cyberType === undefined ? surnames : handles;
  const names = byDraw(pool, (_, index) => hash(seed, team.id, 71, index));
  const numbers = byDraw(
    Array.from({ length: roles.length + 9 }, (_, index) => index + 2),
    (number) => hash(seed, team.id, 72, number),
  );
  return roles.map((position, index) => ({
    number: index === 0 ? 1 : (numbers[index] ?? index + 1),
    name: names[index] ?? '',
    position,
  }));
}

/** The starters of a match, and the substitutes. Each match draws anew: `match` is its own seed. */
export function lineupOf(seed: number, team: FixtureTeam, champ: Side, match: number): Lineup | null {
  const plan = planOf(champ);
  const squad = squadOf(seed, team, champ);
  if (!plan || !squad) return null;
  const shape = plan.shapes[hash(seed, team.id, 73) % plan.shapes.length];
  // The first of a position play nearly always.
  const order = byDraw(squad, ({ number }, index) => index * 4 + (hash(seed, team.id, match, number) % 9));
  const taken = (lines: Lines, from: readonly Player[]) =>
    lines.flatMap(([position, count]) => from.filter((player) => player.position === position).slice(0, count));
  const start = taken(shape?.start ?? [], order);
  const others = order.filter((player) => !start.includes(player));
  const bench = typeof plan.bench === 'number' ? others.slice(0, plan.bench) : taken(plan.bench, others);
  return { ...(shape?.name !== undefined && { formation: shape.name }), start, bench };
}

/** The same by the number of the match, as its fixture plays it. */
export const matchLineup = (seed: number, team: FixtureTeam, champ: Side, gameId: number): Lineup | null =>
  lineupOf(seed, team, champ, hash(seed, gameId));
