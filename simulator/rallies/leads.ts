import type { Leads } from '../leads.ts';
import { rallyChances } from './chances.ts';
import { type RallyRules, startOfMatch } from './rules.ts';

const known = new Map<RallyRules, Map<number, Leads>>();
/** Chances follow from strength alone; a thousandth of it is nothing. */
const step = 1000;

/** Leads in sets at the end of a match. `chance`: of side 1 to win a rally. */
export function rallyLeads(chance: number, rules: RallyRules): Leads {
  const ofRules = known.get(rules) ?? new Map<number, Leads>();
  known.set(rules, ofRules);
  const rounded = Math.round(chance * step);
  const leads = ofRules.get(rounded) ?? leadsOf(rounded / step, rules);
  ofRules.set(rounded, leads);
  return leads;
}

function leadsOf(chance: number, rules: RallyRules): Leads {
  const chances = Array.from({ length: 2 * rules.setsToWin + 1 }, () => 0);
  for (const { score, chance: each } of rallyChances(chance, startOfMatch, rules).sets) {
    const index = score[0] - score[1] + rules.setsToWin;
    chances[index] = (chances[index] ?? 0) + each;
  }
  return { first: -rules.setsToWin, chances };
}
