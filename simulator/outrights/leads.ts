import type { FixtureTeam } from '../fixture.ts';
import type { Leads } from '../leads.ts';
import type { Rules } from '../sport.ts';
import { sportOf } from '../sports.ts';

export type LeadsOf = (home: FixtureTeam, away: FixtureTeam) => Leads;

/** The strengths by which matches are played and priced, as the leads at the end of a match. */
export function createLeads(seed: number, sportId: number, rules: Rules): LeadsOf {
  const known = new Map<string, Leads>();
  const { leadsOf } = sportOf(sportId);
  return (home, away) => {
    const key = `${home.id} ${away.id}`;
    const leads = known.get(key) ?? leadsOf({ seed, home, away }, rules);
    known.set(key, leads);
    return leads;
  };
}
