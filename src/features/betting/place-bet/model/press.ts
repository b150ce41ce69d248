import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $activeAccount, $isAccountFrozen } from '@/entities/account';
import {
  $changeCoefAction,
  $currencyIso,
  $isDropOnScoreChange,
  $pressAmount,
  newBet,
  oneClickPicked,
  slipSent,
  type CouponPick,
} from '@/entities/coupon';
import { $coefViewId } from '@/entities/preferences';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

import { singleOf, type SingleTerms } from '../lib/single';
import { answered } from './placement';

/** Two presses on one price within so long are one press of an unsteady hand. */
const SAME_PRESS_MS = 1000;
/** So many presses are shown. */
const SHOWN = 5;

/** One press of an armed one-click. `code`: of its refusal, `no_money` before anything was sent. */
export type Press = {
  key: string;
  pick: CouponPick;
  stake: number;
  iso: string;
  at: number;
  state: 'sent' | 'accepted' | 'refused' | 'not_placed' | 'no_money';
  code: number;
};

/** Everything that a single of its own needs beside its bet and stake; null: no account can pay now. */
export const $singleTerms = combine(
  {
    account: $activeAccount,
    isFrozen: $isAccountFrozen,
    userId: $userId,
    iso: $currencyIso,
    changeCoefAction: $changeCoefAction,
    isDropOnScoreChange: $isDropOnScoreChange,
    coefViewId: $coefViewId,
    config: $siteConfig,
    language: $language,
  },
  ({ account, isFrozen, userId, config, ...rest }): SingleTerms | null =>
    account === null || userId === null || isFrozen || account.iso !== rest.iso
      ? null
      : { ...rest, userId, accountId: account.id, balance: account.minor, refId: config?.ref_id ?? 0 },
);

const pressed = createEvent<Press>();
/** A key and a moment of its own for each press. */
const keyFx = createEffect(({ pick }: { pick: CouponPick }) => ({ pick, key: newUuid(), at: Date.now() }));

/** The newest first. */
export const $presses = createStore<readonly Press[]>([])
  .on(pressed, (all, press) => [press, ...all].slice(0, SHOWN))
  .on(answered, (all, { sent, outcome }) =>
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
  // The second half of a double press, and a press on what is still on its way, are no second bet.
  filter: ({ presses, terms }, { marketId, milliOdds, isBlocked }) =>
    terms !== null &&
    milliOdds > 0 &&
    !isBlocked &&
    !presses.some(
      ({ pick, state, at }) => pick.marketId === marketId && (state === 'sent' || Date.now() - at < SAME_PRESS_MS),
    ),
  fn: (_, pick) => ({ pick }),
  target: keyFx,
});

const made = sample({
  clock: keyFx.doneData,
  source: { terms: $singleTerms, stake: $pressAmount, now: $now },
  fn: ({ terms, stake, now }, { pick, key, at }) => ({ terms, stake, now, pick, key, at }),
});
sample({
  clock: made.filterMap(({ terms, stake, pick, key, at }): Press | undefined =>
    terms === null
      ? undefined
      : { key, pick, stake, iso: terms.iso, at, state: stake > terms.balance ? 'no_money' : 'sent', code: 0 },
  ),
  target: pressed,
});
sample({
  clock: made.filterMap(({ terms, stake, pick, key, now }) =>
    terms === null || stake > terms.balance
      ? undefined
      : singleOf({ key, bet: newBet(pick), stake, source: 'one_click', now }, terms),
  ),
  target: slipSent,
});
