import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { type MarketKey, twice } from '../ids.ts';
import type { Pair, Quote, Scorer } from '../match.ts';
import { changesOfHalf, type Pitch } from './course.ts';
import { playerName, type Roster, sharesOf } from './players.ts';
import {} from './scorers.ts';
import { goalKinds } from './timeline.ts';

/** What prices follow from. `first` and `second`: goals still expected in each half; `left`: the part of the second half to come. */
type ScorerOutlook = {
  roster: Roster;
  pitch: Pitch;
  scorers: readonly (Scorer | null)[];
  first: Pair;
  second: Pair;
  left: number;
};

/** Players who score this seldom have no market on two goals. */
const leastForTwice = 1.2;

/** The mean of e^(−rate × u) over u between 0 and 1. */
const fading = (rate: number): number => (Math.abs(rate) < 1e-9 ? 1 : -Math.expm1(-rate) / rate);

/**
 * A player on the pitch. `early`, `late`: goals that their place expects in the first and the second half; `leaving`: how often
 * they would be replaced in the rest of the second.
 */
type Shooter = { early: number; late: number; leaving: number };

/** That the player scores no more. While a place is held its goals are Poisson; the time until the change is exponential. */
function noneOf({ early, late, leaving }: Shooter): number {
  const all = late + leaving;
  return Math.exp(-early) * (leaving * fading(all) + Math.exp(-all));
}

/** That the player scores exactly once more. */
function oneOf(shooter: Shooter): number {
  const { early, late, leaving } = shooter;
  const all = late + leaving;
  const stay = Math.exp(-all);
  const ramp = all < 1e-6 ? 0.5 : (1 - (1 + all) * stay) / (all * all);
  return early * noneOf(shooter) + Math.exp(-early) * late * (leaving * ramp + stay);
}

/** All goals of both sides that count here, by half. */
type Whole = { early: number; late: number };

/** That the next goal is this player's. */
const nextOf = ({ early, late, leaving }: Shooter, all: Whole): number =>
  early * fading(all.early) + Math.exp(-all.early) * late * fading(all.late + leaving);

/** That the last goal to come is this player's. */
const lastOf = ({ early, late, leaving }: Shooter, all: Whole): number =>
  early * fading(all.early) * Math.exp(-all.late) + late * Math.exp(-all.late) * fading(leaving - all.late);

/** Markets of scorers: first, last, any time, twice. The chances of the first and of the last add up to one. */
export function scorerQuotes(outlook: ScorerOutlook): Quote[] {
  const { roster, pitch, scorers, left } = outlook;
  const counted = scorers.filter((scorer) => scorer !== null);
  const isOpen = counted.length === 0;
  const latest = counted.at(-1);
  const own = 1 - goalKinds.own;
  const all: Whole = {
    early: own * (outlook.first[0] + outlook.first[1]),
    late: own * (outlook.second[0] + outlook.second[1]),
  };
  const quiet = Math.exp(-all.early - all.late);
  const quotes: Quote[] = [];
  const add = (groupId: number, typeId: number, param: number | null, chance: number, period = 0) => {
    const key: MarketKey = { groupId, typeId, period, param };
    const name = playerName(roster, key);
    quotes.push({ ...key, chance, isMain: false, ...(name && { name }) });
  };
  const substitutes = { first: 0, last: latest?.isSubstitute ? quiet : 0 };
  for (const side of [0, 1] as const) {
    const here = pitch[side];
    const shares = sharesOf(roster.slots[side], (slot) => here[slot] !== 'nobody');
    for (const [slot, { weight, starter, deputy }] of roster.slots[side].entries()) {
      const isLatest = latest?.player === starter;
      const share = own * (shares[slot] ?? 0);
      const place = { early: share * outlook.first[side], late: share * outlook.second[side], leaving: 0 };
      const filled = here[slot];
      if (filled !== 'starter' && isLatest) add(G.lastScorer, O.entrant, starter, quiet);
      if (filled === 'nobody') continue;
      const isStarter = filled === 'starter';
      const shooter = isStarter && deputy !== null ? { ...place, leaving: changesOfHalf * left } : place;
      const player = isStarter ? starter : (deputy ?? 0);
      const goals = counted.filter((scorer) => scorer.player === player).length;
      const none = noneOf(shooter);
      if (goals === 0) add(G.anytimeScorer, O.entrant, player, 1 - none);
      if (goals === 1) add(G.anytimeScorer, O.entrant, player, 1 - none, twice);
      if (goals === 0 && weight >= leastForTwice)
        add(G.anytimeScorer, O.entrant, player, Math.max(0, 1 - none - oneOf(shooter)), twice);
      const [next, last] = isStarter ? [nextOf(shooter, all), lastOf(shooter, all)] : [0, 0];
      substitutes.first += nextOf(place, all) - next;
      substitutes.last += lastOf(place, all) - last;
      if (!isStarter) continue;
      if (isOpen) add(G.firstScorer, O.entrant, player, next);
      add(G.lastScorer, O.entrant, player, last + (isLatest ? quiet : 0));
    }
  }
  if (isOpen) {
    add(G.firstScorer, O.entrant, null, Math.max(0, substitutes.first));
    add(G.firstScorer, O.nextNone, null, quiet);
    add(G.lastScorer, O.nextNone, null, quiet);
  }
  add(G.lastScorer, O.entrant, null, Math.max(0, substitutes.last));
  return quotes;
}
