import type { Scorer } from '../match.ts';
import { fraction } from '../random.ts';
import { type Roster, sharesOf } from './players.ts';
import type { FootballEvent } from './timeline.ts';
import { goalsOf, perSide } from './timeline.ts';

/** At each break in play of the second half a player who can be replaced is, this often. */
const changeShare = 0.13;
/** How many such breaks a second half has: corners and yellow cards of both sides. */
const breaks = perSide.corners + perSide.yellows;
/** How often a player would be replaced in a whole second half. */
export const changesOfHalf = changeShare * breaks;

const salts = { goal: 0x901, red: 0x4ed, change: 0x5ab } as const;
/** The moment of an event is drawn afresh in every match, so it serves as the number of a separate draw. */
const momentOf = ({ at }: FootballEvent) => Math.floor(at * 2 ** 20);

/** The player on the pitch in each place of a side: the starter, the substitute, or nobody any more. */
type Filled = 'starter' | 'deputy' | 'nobody';
export type Pitch = readonly [readonly Filled[], readonly Filled[]];
/** `player`: the player who left the pitch at an event, because of a substitution or a red card. */
type Change = { event: FootballEvent; side: 0 | 1; slot: number; player: number; now: 'deputy' | 'nobody' };

/** `scorers`: of each goal of the match, null for an own goal. */
type Course = { scorers: readonly (Scorer | null)[]; changes: readonly Change[] };

const wholePitch = ({ slots }: Roster): [Filled[], Filled[]] => [
  slots[0].map(() => 'starter'),
  slots[1].map(() => 'starter'),
];

/** The players on the pitch after these changes. */
export function pitchAfter(roster: Roster, changes: readonly Change[]): Pitch {
  const pitch = wholePitch(roster);
  for (const { side, slot, now } of changes) pitch[side][slot] = now;
  return pitch;
}

/**
 * What became of the players of a match. Goals, cards and breaks are given; their players are drawn separately, so no
 * event moves. The places of a side share its goals, and whoever comes in takes a place over: so the goals of each
 * place are a Poisson process of their own, as prices assume.
 */
export function courseOf(events: readonly FootballEvent[], roster: Roster, seed: number): Course {
  const pitch = wholePitch(roster);
  const scorers: (Scorer | null)[] = [];
  const changes: Change[] = [];
  const playerIn = (side: 0 | 1, slot: number): number => {
    const { starter, deputy } = roster.slots[side][slot] ?? { starter: 0, deputy: null };
    return pitch[side][slot] === 'deputy' ? (deputy ?? starter) : starter;
  };
  const change = (event: FootballEvent, side: 0 | 1, slot: number, now: Change['now']) => {
    changes.push({ event, side, slot, player: playerIn(side, slot), now });
    pitch[side][slot] = now;
  };
  for (const event of events) {
    const side = event.side === 1 ? 0 : 1;
    const slots = roster.slots[side];
    if (event.kind === 'own_goal') scorers.push(null);
    else if (goalsOf([event]).length > 0) {
      const slot = drawn(
        sharesOf(slots, (each) => pitch[side][each] !== 'nobody'),
        fraction(seed, salts.goal, momentOf(event), scorers.length),
      );
      scorers.push({ player: playerIn(side, slot), isSubstitute: pitch[side][slot] === 'deputy' });
    } else if (event.kind === 'red') {
      const here = slots.map((_, slot) => (pitch[side][slot] === 'nobody' ? 0 : 1));
      change(event, side, drawn(here, fraction(seed, salts.red, momentOf(event))), 'nobody');
    } else if (event.half === 2 && (event.kind === 'corner' || event.kind === 'yellow')) {
      for (const each of [0, 1] as const)
        for (const [slot, { deputy }] of roster.slots[each].entries()) {
          if (deputy === null || pitch[each][slot] !== 'starter') continue;
          if (fraction(seed, salts.change, momentOf(event), deputy) < changeShare) change(event, each, slot, 'deputy');
        }
    }
  }
  return { scorers, changes };
}

/** The place on which a draw between 0 and 1 falls. */
function drawn(shares: readonly number[], draw: number): number {
  let pick = draw * shares.reduce((sum, share) => sum + share, 0);
  return Math.max(
    shares.findIndex((share) => share > 0),
    shares.findIndex((share) => (pick -= share) < 0),
  );
}
