import { readWhole } from '@contracts/typed/digits';

/**
 * What the player allows. `loss`: what may be lost at most, `win`: at which gain of all rounds it stops, `one`: at which gain of
 * one round; null: at none. Minor units.
 */
export type AutoPlan = { rounds: number; stake: number; loss: number; win: number | null; one: number | null };

/** `net`: what the rounds so far have brought, `last`: the last of them, minor units. `isAsked`: one is on its way. */
export type AutoRun = AutoPlan & { played: number; net: number; last: number; isAsked: boolean };

/** Why it stopped. `late`: a round had no answer in time. `check`: a reality check, or a limit of time. */
export type AutoEnd = 'rounds' | 'loss' | 'win' | 'one' | 'pressed' | 'refused' | 'hidden' | 'late' | 'check';

/** More would be no play that somebody follows. */
export const mostRounds = 100;

export const begin = (plan: AutoPlan): AutoRun => ({ ...plan, played: 0, net: 0, last: 0, isAsked: false });

export const afterRound = (run: AutoRun, { stake, payout }: { stake: number; payout: number }): AutoRun => ({
  ...run,
  ...{ played: run.played + 1, net: run.net + payout - stake, last: payout - stake, isAsked: false },
});

/** What its rounds can still lose, minor units. */
export const mayLose = ({ rounds, played, stake, loss, net }: AutoRun): number =>
  Math.min((rounds - played) * stake, loss + net);

/** Whether another round may follow: none that could lose more than the player allows. Row CAS-11. */
export function endOf(run: AutoRun): AutoEnd | null {
  if (run.win !== null && run.net >= run.win) return 'win';
  if (run.one !== null && run.last >= run.one) return 'one';
  if (run.played >= run.rounds) return 'rounds';
  return run.loss + run.net < run.stake ? 'loss' : null;
}

export type AutoBlocker = 'rounds' | 'noLoss' | 'smallLoss' | 'win' | 'one';
/** A gain to stop at: empty, or the sum; null where what was typed is none. */
type Gain = 'empty' | number | null;
type Typed = { rounds: string; loss: number | null; win: Gain; one: Gain };

const isNone = (gain: Gain): boolean => gain === null || (gain !== 'empty' && gain <= 0);

/** What keeps it from its start beside what keeps a round from being played. */
export function autoBlockerOf({ rounds, loss, win, one }: Typed, stake: number): AutoBlocker | null {
  const count = readWhole(rounds) ?? 0;
  if (count < 1 || count > mostRounds) return 'rounds';
  if (loss === null || loss <= 0) return 'noLoss';
  if (loss < stake) return 'smallLoss';
  if (isNone(win)) return 'win';
  return isNone(one) ? 'one' : null;
}
