import type { Leads } from '../leads.ts';
import { nothing } from '../parted/joint.ts';
import { partedLeads } from '../parted/leads.ts';
import { createHalves, inningsOf, lastInning, startOfExtra } from './inning.ts';

export const innings = 9;
/** After so many extra innings the lot decides. */
export const mostExtra = 4;

/** Leads at the end of a match; see inning.ts for the skills. */
export function baseballLeads([home, away]: readonly [number, number]): Leads {
  const [first, second] = [createHalves(home), createHalves(away)];
  const whole = lastInning(0, inningsOf(first, innings - 1), inningsOf(second, innings), (need) => first(need));
  const round = lastInning(0, nothing, second(Infinity, startOfExtra), (need) => first(need, startOfExtra));
  return partedLeads(whole, { round, rounds: mostExtra, breaker: 1 });
}
