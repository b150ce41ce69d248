import { useUnit } from 'effector-react';

import type { Payment } from '@/entities/cashier/payment';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PagedCard } from '@/shared/ui/history-page';

import { filterChanged, payments } from '../model/payments';
import { PaymentRow } from './payment-row';

/** Each payment with its sum, and the steps that it took. */
export function List({ rows }: { rows: readonly Payment[] }) {
  const t = useT();
  const [total, isMore, isLoading] = useUnit([payments.$total, payments.$isMore, payments.$isLoading]);
  const [more, change] = useUnit([payments.moreWanted, filterChanged]);
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={t('payments.none')}
        actions={<Button onClick={() => change({ days: '365', kind: 'all' })}>{t('payments.showAll')}</Button>}
      />
    );
  return (
    <PagedCard
      title={t('payments.list')}
      count={t('payments.count', { shown: rows.length, total })}
      more={t('payments.more')}
      isMore={isMore}
      isLoading={isLoading}
      onMore={more}
    >
      {rows.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </PagedCard>
  );
}
