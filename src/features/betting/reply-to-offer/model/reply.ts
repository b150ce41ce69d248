import { createEvent, merge, sample } from 'effector';

import { balanceRefreshRequested } from '@/entities/account';
import { $bets, betReceived, betsRequested, type PlacedBet } from '@/entities/bet';
import { $t, $textOf } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { replying } from '../api/replying';

/** The player accepts or declines what a trader offers instead of their bet. */
export const offerAnswered = createEvent<{ bet: PlacedBet; isAccepted: boolean }>();

/** Bets whose reply is under way. */
export const $replying = replying.$runs.map((runs) => [...runs.values()].map(({ call }) => call.betId));

sample({
  clock: offerAnswered,
  fn: ({ bet, isAccepted }) => ({ betId: bet.id, isAccepted }),
  target: replying.acted,
});

const answered = merge([replying.answered, replying.overheard]);
const done = answered.filterMap(({ outcome }) => (outcome.kind === 'done' ? outcome.result : undefined));
// The answer to a reply of an earlier visit shows the bet as it was then. A bet that has gone on since stays as it is.
sample({
  clock: done,
  source: $bets,
  filter: (bets, { id }) => bets?.find((bet) => bet.id === id)?.state === 'pending',
  fn: (_, bet) => bet,
  target: betReceived,
});
sample({ clock: done, target: balanceRefreshRequested });

// The offer ran out, or the reply never counted. The list of bets has the last word.
const failed = answered.filterMap(({ outcome }) => (outcome.kind === 'done' ? undefined : outcome));
sample({ clock: failed, target: betsRequested });
sample({
  clock: failed,
  source: { t: $t, find: $textOf.map((text) => ({ text })) },
  fn: ({ t, find }, outcome) => ({
    kind: 'error' as const,
    text:
      outcome.kind === 'closed'
        ? t('offer.unheard')
        : (find.text(`coupon_error_${String(outcome.refusal.code)}`) ??
          (outcome.refusal.message === '' ? t('coupon_error_unknown') : outcome.refusal.message)),
  }),
  target: noticeShown,
});
