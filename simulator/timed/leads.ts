import type { Leads } from '../leads.ts';
import type { Pair } from '../match.ts';
import { chancesOf } from '../poisson.ts';
import { suddenDeath } from './quotes.ts';
import type { TimedRules } from './rules.ts';

/** Leads at the end of a match. Where overtime decides, its winner is one goal ahead. */
export function timedLeads(expected: Pair, { mostGoals, overtime, periods, periodSeconds }: TimedRules): Leads {
  const { lead } = chancesOf(expected, mostGoals);
  const first = -mostGoals;
  if (!overtime) return { first, chances: lead };
  const share = (overtime.seconds * overtime.rate) / (periods * periodSeconds);
  const home = suddenDeath([expected[0] * share, expected[1] * share]);
  const chances = Array.from(lead);
  const level = chances[mostGoals] ?? 0;
  chances[mostGoals] = 0;
  chances[mostGoals + 1] = (chances[mostGoals + 1] ?? 0) + level * home;
  chances[mostGoals - 1] = (chances[mostGoals - 1] ?? 0) + level * (1 - home);
  return { first, chances };
}
