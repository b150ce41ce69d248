import type { Leads } from '../leads.ts';
import type { Pair } from '../match.ts';
import { partedLeads, rememberedLeads } from '../parted/leads.ts';
import { wholeGame } from './quotes.ts';
import { mostOvertimes } from './timeline.ts';

const byLength = new Map<number, (scaled: Pair) => Leads>();
/** Leads are remembered by whole numbers of a finer scale. */
const scale = 10;

/** `minutes`: on the match clock, without overtime. */
export function basketballLeads(means: Pair, minutes: number): Leads {
  const known =
    byLength.get(minutes) ??
    rememberedLeads(([home, away]) => {
      const { whole, round } = wholeGame([home / scale, away / scale], minutes * 15);
      return partedLeads(whole, { round, rounds: mostOvertimes, breaker: 1 });
    });
  byLength.set(minutes, known);
  return known([means[0] * scale, means[1] * scale]);
}
