import { useUnit } from 'effector-react';

import { milliFromWire, toMinor } from '@contracts/maths';
import type { Order } from '@contracts/orders';

import { $coefViewId } from '@/entities/preferences';
import { $isRemoving, isWaiting, orderRemoved } from '@/entities/price-order';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { $locale } from '@/shared/lib/language';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { formatOdds } from '@/shared/lib/odds';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';
import { Tag, type TagTone } from '@/shared/ui/tag';

const tones: Readonly<Record<Order['state'], TagTone>> = {
  ...{ waiting: 'accent', told: 'won', placed: 'won', refused: 'warning' },
  ...{ ended: 'neutral', dropped: 'neutral', removed: 'neutral' },
};

/** An order or an alert: the outcome, the odds that it waits for, and how it stands. */
export function OrderRow({ order }: { order: Order }) {
  const t = useT();
  const [viewId, locale, format, isRemoving] = useUnit([$coefViewId, $locale, $format, $isRemoving]);
  const remove = useUnit(orderRemoved);
  const { state, kind, side, endsAt, stake, currency, until, market } = order;
  const odds = (coef: number) => formatOdds(milliFromWire(coef), viewId, locale);
  const sum =
    stake === null || currency === null
      ? ''
      : formatMoney(toMinor(stake, currencyFacts(currency).digits), currency, locale);
  const end =
    endsAt === null ? t(`orders.until.${until === 'start' ? 'start' : 'end'}`) : formatDateTime(endsAt * 1000, format);
  const at = t(`orders.at.${side}`, { odds: odds(order.odds) });
  const facts = [
    kind === 'tell' ? t('orders.row.tell', { at }) : t('orders.row.place', { at, sum }),
    ...(isWaiting(order) ? [t('orders.row.until', { end })] : []),
    ...(isWaiting(order) && market !== undefined && market.coef > 1
      ? [t('orders.now', { odds: odds(market.coef) })]
      : []),
  ];
  return (
    <li className={css.item}>
      <div className={css.grow}>
        <span>
          <Tag tone={tones[state]}>{t(`orders.state.${state}`)}</Tag>
        </span>
        <span className={css.strong}>
          <bdi>{order.outcome}</bdi> · <bdi>{order.groupName}</bdi>
        </span>
        <span className={css.quiet}>
          <bdi>
            {order.opp1} – {order.opp2}
          </bdi>
        </span>
        <span className={css.quiet}>{facts.join(' · ')}</span>
        {order.said !== null && <span className={css.quiet}>{order.said}</span>}
      </div>
      <Button
        disabled={isRemoving}
        aria-label={t('orders.removeName', { name: order.outcome })}
        onClick={() => remove(order.id)}
      >
        {t('orders.remove')}
      </Button>
    </li>
  );
}
