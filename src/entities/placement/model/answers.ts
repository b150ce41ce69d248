import { createStore, type Event, sample } from 'effector';

import {
  $currentSent,
  $slipId,
  type Sent,
  slipAnswered,
  slipLoaded,
  slipTouched,
} from '@/entities/coupon/@x/placement';
import { $userId } from '@/entities/session/@x/placement';
import type { Answered as KeyAnswered } from '@/shared/keyed-call';

import { type Outcome, outcomeOf, type Placed } from '../lib/outcome';
import { couponCodeLoaded, keyAnswered, placing } from './placing';

/** `isCurrent`: the player has this slip in front of them, and has not left it behind. */
export type Answered = { sent: Sent; outcome: Outcome; isCurrent: boolean };

const answeredFor = (id: string | null, { call, outcome }: KeyAnswered<Sent, Placed>): Answered => ({
  sent: call,
  outcome: outcomeOf(outcome),
  isCurrent: call.key === id,
});

/** This tab was the first to hear a definitive answer. */
export const answered: Event<Answered> = sample({ clock: placing.answered, source: $slipId, fn: answeredFor });

/** The last slip that was on its way in front of this tab. Null: none, or the player has gone on, here or in another tab. */
const $front = createStore<string | null>(null)
  .on(sample({ clock: [couponCodeLoaded, $currentSent], source: $currentSent }), (front, sent) => sent?.key ?? front)
  .on(slipLoaded, (front, { ids, sent }) => (sent.some(({ key }) => key === front && key !== ids[0]) ? null : front))
  .reset(slipTouched, $userId);
/** Another tab was the first to hear a definitive answer. `isCurrent`: the player has not gone on since. */
export const overheard: Event<Answered> = sample({ clock: placing.overheard, source: $front, fn: answeredFor });

sample({
  clock: keyAnswered,
  fn: ({ call: { key }, outcome }) => ({
    key,
    placed: outcome.kind === 'done' ? leavingBy(outcome.result) : [],
    isKeyFree: outcome.kind === 'turned_away',
  }),
  target: slipAnswered,
});

function leavingBy({ coupons, refusedBets }: Placed): 'all' | number[] {
  if (refusedBets.length === 0) return 'all';
  return coupons.flatMap(({ legs }) => legs.map(({ marketId }) => marketId));
}
