import { createEffect, createEvent, createStore, sample } from 'effector';

import { type CouponPick, newBet } from '@/entities/coupon';
import { $singleTerms, answered, overheard, placing, singleOf } from '@/entities/placement';
import { $isSelfExcluded } from '@/entities/player';
import { $pressAmount, oneClickPicked } from '@/entities/quick-bet';
import { $userId } from '@/entities/session';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

/** Two presses on one price within this time count as one press of an unsteady hand. */
const samePressMs = 1000;
/** How many presses the page shows. */
const shownCount = 5;

/** Why a press never leaves the page. */
type Stop = 'self_excluded' | 'no_money';

/** One press while one-click is on. `code`: that of a refusal. */
export type Press = {
  key: string;
  pick: CouponPick;
  stake: number;
  iso: string;
  at: number;
  state: 'sent' | 'accepted' | 'refused' | 'not_placed' | Stop;
  code: number;
};

const pressed = createEvent<Press>();
/** Each press gets a key and a moment of its own. */
const keyFx = createEffect(({ pick }: { pick: CouponPick }) => ({ pick, key: newUuid(), at: Date.now() }));

/** The newest first. */
export const $presses = createStore<readonly Press[]>([])
  .on(pressed, (all, press) => [press, ...all].slice(0, shownCount))
  .on([answered, overheard], (all, { sent, outcome }) =>
    all.map((press): Press => {
      if (press.key !== sent.key) return press;
      if (outcome.kind === 'accepted') return { ...press, state: 'accepted' };
      return 'refusal' in outcome
        ? { ...press, state: 'refused', code: outcome.refusal.code }
        : { ...press, state: 'not_placed' };
    }),
  )
  .reset($userId);

sample({
  clock: oneClickPicked,
  source: { presses: $presses, now: $now, terms: $singleTerms },
  // The second half of a double press is no second bet, nor is a press on a price whose bet is still on its way.
  filter: ({ presses, terms }, { marketId, milliOdds, isBlocked }) =>
    terms !== null &&
    milliOdds > 0 &&
    !isBlocked &&
    !presses.some(
      ({ pick, state, at }) => pick.marketId === marketId && (state === 'sent' || Date.now() - at < samePressMs),
    ),
  fn: (_, pick) => ({ pick }),
  target: keyFx,
});

const made = sample({
  clock: keyFx.doneData,
  source: { terms: $singleTerms, stake: $pressAmount, now: $now, isExcluded: $isSelfExcluded },
  fn: (known, { pick, key, at }) => ({ ...known, pick, key, at }),
}).filterMap(({ terms, isExcluded, ...press }) => {
  if (terms === null) return undefined;
  const stop: Stop | null = isExcluded ? 'self_excluded' : press.stake > terms.balance ? 'no_money' : null;
  return { ...press, terms, stop };
});
sample({
  clock: made,
  fn: ({ terms: { iso }, stake, pick, key, at, stop }): Press => ({
    key,
    pick,
    stake,
    iso,
    at,
    state: stop ?? 'sent',
    code: 0,
  }),
  target: pressed,
});
sample({
  clock: made.filterMap(({ terms, stake, pick, key, now, stop }) =>
    stop === null ? singleOf({ key, bet: newBet(pick), stake, source: 'one_click', now }, terms) : undefined,
  ),
  target: placing.begun,
});
