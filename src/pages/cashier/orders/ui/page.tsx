import { useUnit } from 'effector-react';

import { orderBounds } from '@contracts/orders';

import { $haveFailed, $orders, $waiting, ordersWanted } from '@/entities/price-order';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { HistoryPage } from '@/shared/ui/history-page';
import * as css from '@/shared/ui/office-page';

import { OrderRow } from './order-row';

const nothing = () => undefined;

/** Path: /office/orders. What the player waits for, and what became of it. Row ORDER-05. */
export function OrdersPage() {
  const t = useT();
  const [orders, waiting, hasFailed, wanted] = useUnit([$orders, $waiting, $haveFailed, ordersWanted]);
  return (
    <HistoryPage
      header={
        <header>
          <h1 className={css.title}>{t('page.title.office-orders')}</h1>
          <p className={css.quiet}>{t('orders.used', { count: waiting.length, of: orderBounds.waiting })}</p>
        </header>
      }
      isHere={orders !== null}
      hasFailed={hasFailed && orders === null}
      texts={{ failed: t('orders.notRead'), retry: t('main.retry') }}
      opened={wanted}
      left={nothing}
    >
      {orders?.length === 0 && (
        <EmptyState
          icon="bell"
          title={t('orders.none')}
          actions={
            <AppLink className={buttonLook({})} to="/home/live">
              {t('orders.toLive')}
            </AppLink>
          }
        >
          {t('orders.noneText')}
        </EmptyState>
      )}
      {orders !== null && orders.length > 0 && (
        <ul className={`${css.card} ${css.list}`} aria-label={t('page.title.office-orders')}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </HistoryPage>
  );
}
