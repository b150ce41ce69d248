import type { Leads } from '../leads.ts';
import { createMemo } from '../memo.ts';
import { decidedOf, type Extra } from './decided.ts';
import type { Joint } from './joint.ts';

/** Leads at the end of a match that reaches `whole` before it goes on. */
export function partedLeads(whole: Joint, extra: Extra): Leads {
  const { lead, middle } = decidedOf(whole, 0, extra);
  return { first: -middle, chances: lead };
}

const most = 500;

/** Leads follow from the strengths of both sides; a fiftieth of a skill is nothing. */
export function rememberedLeads(make: (skills: readonly [number, number]) => Leads) {
  const leads = createMemo<Leads>(most);
  return ([home, away]: readonly [number, number]): Leads => {
    const [first, second] = [Math.round(home * 50), Math.round(away * 50)];
    return leads(`${first} ${second}`, () => make([first / 50, second / 50]));
  };
}
