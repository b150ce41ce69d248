import { combine, createEvent, createStore, sample } from 'effector';

import { betReceived } from '@/entities/bet';
import { $betCount, $keptCount, $slipPrice, $typeId, slipLoaded, slipTouched } from '@/entities/coupon';
import { acceptanceAsked, leftSlipAnswered, placingOpened } from '@/features/betting/place-bet';
import { $coefViewId } from '@/entities/preferences';
import { $locale, $t, $textOf } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';
import { formatOdds } from '@/shared/lib/odds';

import { calmed } from '../lib/calmed';
import { $hasBetsTexts } from './bets-texts';
import { $moved } from './moved';
import { said } from './said';

/** At most one summary of moved prices in so long. */
const CALM_MS = 5000;

const counted = createEvent<number>();
const $lastCount = createStore(0).on(counted, (_, count) => count);
sample({ clock: slipLoaded, fn: ({ bets }) => bets.length, target: counted });
sample({ clock: placingOpened, source: $keptCount, target: counted });

// What the player's press did to the slip; the first one may have come before this code.
const changed = sample({
  clock: [slipTouched, counted],
  source: { count: $betCount, last: $lastCount, t: $t },
  filter: ({ count, last }) => count !== last,
});
sample({
  clock: changed,
  fn: ({ count, last, t }) => t(count > last ? 'coupon.said.added' : 'coupon.said.removed', { count }),
  target: said,
});
sample({ clock: changed, fn: ({ count }) => count, target: counted });

const $summary = combine($moved, $slipPrice, $coefViewId, $locale, (moved, total, viewId, locale) => ({
  count: moved === '' ? 0 : moved.split(',').length,
  odds: total === null ? '–' : formatOdds(total, viewId, locale),
}));
sample({
  clock: calmed($moved, CALM_MS),
  source: { summary: $summary, t: $t },
  filter: ({ summary }) => summary.count > 0,
  fn: ({ summary, t }) => t('coupon.said.odds', summary),
  target: said,
});

// The name of a button that has the focus is not read again when it changes.
sample({
  clock: acceptanceAsked,
  source: { summary: $summary, typeId: $typeId, t: $t },
  fn: ({ summary: { odds }, typeId, t }) =>
    typeId < 2 || typeId === 6 ? t('coupon.said.accept', { odds }) : t('coupon.said.acceptAll'),
  target: said,
});

// A slip that was left behind has no place on the screen any more: its answer comes as a notice.
sample({
  clock: leftSlipAnswered,
  source: { t: $t, find: $textOf.map((find) => ({ text: find })) },
  fn: ({ t, find }, { outcome }) => {
    if (outcome.kind === 'accepted') {
      const number = outcome.coupons.map(({ id }) => id).join(', ');
      return {
        kind: 'success' as const,
        title: t('coupon.accepted.title'),
        text: t('coupon.accepted.number', { number }),
      };
    }
    const code = 'refusal' in outcome ? outcome.refusal.code : 0;
    const title = t(outcome.kind === 'closed' ? 'coupon.refused.notPlaced' : 'coupon.refused.title');
    const text = find.text(`coupon_error_${String(code)}`) ?? '';
    return { kind: 'warning' as const, title, text };
  },
  target: noticeShown,
});

// A trader's offer stands for half a minute, wherever the player is by now.
const offered = sample({
  clock: betReceived,
  source: { t: $t, hasTexts: $hasBetsTexts },
  filter: ({ hasTexts }, { state, offer }) => hasTexts && state === 'pending' && offer !== null,
  fn: ({ t }, { id }) => ({
    kind: 'warning' as const,
    title: t('offer.notice'),
    text: t('offer.noticeText', { number: id }),
  }),
});
sample({ clock: offered, target: noticeShown });
