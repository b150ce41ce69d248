import { useUnit } from 'effector-react';

import type { PaymentRequest } from '@contracts/payment-requests';

import { useT } from '@/shared/i18n';
import { EmptyState } from '@/shared/ui/empty-state';
import { PagedCard } from '@/shared/ui/history-page';

import { requests } from '../model/requests';
import { RequestRow } from './request-row';

/** The newest first; further pages come under them. */
export function List({ rows }: { rows: readonly PaymentRequest[] }) {
  const t = useT();
  const [total, isMore, isLoading, more] = useUnit([
    requests.$total,
    requests.$isMore,
    requests.$isLoading,
    requests.moreWanted,
  ]);
  if (rows.length === 0)
    return (
      <EmptyState icon="message-circle" level={2} title={t('requests.none')}>
        {t('requests.noneText')}
      </EmptyState>
    );
  return (
    <PagedCard
      title={t('requests.list')}
      count={t('requests.count', { shown: rows.length, total })}
      more={t('requests.more')}
      isMore={isMore}
      isLoading={isLoading}
      onMore={more}
    >
      {rows.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </PagedCard>
  );
}
