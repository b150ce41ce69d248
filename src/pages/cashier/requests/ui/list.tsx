import { useUnit } from 'effector-react';

import type { PaymentRequest } from '@contracts/payment-requests';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import * as css from '@/shared/ui/office-page';

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
    <section className={css.card} aria-label={t('requests.list')} aria-busy={isLoading}>
      <header className={css.head}>
        <h2 className={css.name}>{t('requests.list')}</h2>
        <span className={css.quiet}>{t('requests.count', { shown: rows.length, total })}</span>
      </header>
      <ul className={css.list}>
        {rows.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      {isMore && (
        <div className={css.body}>
          <Button block busy={isLoading} onClick={() => more()}>
            {t('requests.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
