import type { Leads } from '../leads.ts';
import { decidedOf, type Extra } from './decided.ts';
import type { Joint } from './joint.ts';

/** Leads at the end of a match that brings `whole` before it goes on. */
export function partedLeads(whole: Joint, extra: Extra): Leads {
  const { lead, middle } = decidedOf(whole, 0, extra);
  return { first: -middle, chances: lead };
}

const most = 500;

/** Leads follow from the strengths of both sides; a fiftieth of a skill is nothing. */
export function rememberedLeads(make: (skills: readonly [number, number]) => Leads) {
  const known = new Map<string, Leads>();
  return ([home, away]: readonly [number, number]): Leads => {
    const [first, second] = [Math.round(home * 50), Math.round(away * 50)];
    const key = `${first} ${second}`;
    const leads = known.get(key) ?? make([first / 50, second / 50]);
    if (known.size >= most) known.clear();
    known.set(key, leads);
    return leads;
  };
}
