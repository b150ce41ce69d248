import { combine, createEvent, createStore, sample } from 'effector';
import { throttle } from 'patronum';

import { isAtOnePrice } from '@contracts/coupon-types';

import { betReceived } from '@/entities/bet';
import { $betCount, $keptCount, $typeId, slipLoaded, slipTouched } from '@/entities/coupon';
import { $slipPrice } from '@/entities/coupon-figures';
import { $coefViewId } from '@/entities/preferences';
import { acceptanceAsked, leftSlipAnswered } from '@/features/betting/place-bet';
import { $locale, $t, $textOf } from '@/shared/i18n';
import { noticeShown, said } from '@/shared/lib/notices';
import { formatPrice } from '@/shared/lib/odds';

import { $moved } from './moved';
import { newsBegan } from './news-part';

/** Within this time the page reads out at most one summary of moved prices. */
const calmMs = 5000;

const counted = createEvent<number>();
const $lastCount = createStore(0).on(counted, (_, count) => count);
sample({ clock: slipLoaded, fn: ({ bets }) => bets.length, target: counted });
sample({ clock: newsBegan, source: $keptCount, target: counted });

// What the player's press did to the slip. The first press may have come before this code.
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
  odds: total === null ? '–' : formatPrice(total, viewId, locale),
}));
sample({
  clock: throttle($moved, calmMs),
  source: { summary: $summary, t: $t },
  filter: ({ summary }) => summary.count > 0,
  fn: ({ summary, t }) => t('coupon.said.odds', summary),
  target: said,
});

// The button has the focus and gets a new name. A screen reader does not read that name again, so the page says it.
sample({
  clock: acceptanceAsked,
  source: { summary: $summary, typeId: $typeId, t: $t },
  fn: ({ summary: { odds }, typeId, t }) =>
    isAtOnePrice(typeId) ? t('coupon.said.accept', { odds }) : t('coupon.said.acceptAll'),
  target: said,
});

// The player left this slip and went on, so it has no place on the screen any more. Its answer comes as a notice.
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

// A trader's offer holds for half a minute. So it comes as a notice, wherever the player is by now.
const offered = sample({
  clock: betReceived,
  source: $t,
  filter: (_, { state, offer }) => state === 'pending' && offer !== null,
  fn: (t, { id }) => ({
    kind: 'warning' as const,
    title: t('offer.notice'),
    text: t('offer.noticeText', { number: id }),
  }),
});
sample({ clock: offered, target: noticeShown });
