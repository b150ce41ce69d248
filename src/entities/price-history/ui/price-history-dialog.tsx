import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import { $drawn, $failure, $history, historyClosed, historyOpened, historyRetried } from '../model/history';
import { Figures } from './figures';
import { PriceChart } from './price-chart';
import { PriceTable } from './price-table';

/** `addedMilli`: the price at which the player took the outcome, thousandths; `addedAt`: when, epoch ms, where it is known. */
export type PriceHistoryProps = {
  title: string;
  outcomes: readonly { id: number; name: string; addedMilli?: number | undefined; addedAt?: number | undefined }[];
  onClose: () => void;
};

/** How prices went: the chart, its figures, and every change as a table. */
export function PriceHistoryDialog({ title, outcomes, onClose }: PriceHistoryProps) {
  const t = useT();
  const [opened, closed, retried] = useUnit([historyOpened, historyClosed, historyRetried]);
  const [history, drawn, failure] = useUnit([$history, $drawn, $failure]);
  const ids = outcomes.map(({ id }) => id).join('.');
  useEffect(() => {
    opened(ids.split('.').map(Number));
    return () => {
      closed();
    };
  }, [opened, closed, ids]);
  const named = (history?.lines ?? []).map((line) => ({ ...outcomes.find(({ id }) => id === line.id), ...line }));
  const lines = named.map((line) => ({ ...line, name: outcomes.find(({ id }) => id === line.id)?.name ?? line.name }));

  return (
    <Dialog open size="lg" dismiss="any" title={title} closeLabel={t('main.close')} onClose={onClose}>
      {history && drawn && lines.length > 0 ? (
        <>
          <PriceChart lines={lines} marks={history.marks} drawn={drawn} />
          <Figures lines={lines} />
          <PriceTable lines={lines} marks={history.marks} drawn={drawn} />
        </>
      ) : failure === 'missing' || history ? (
        <EmptyState icon="clock" title={t('prices.none')}>
          {t('prices.noneText')}
        </EmptyState>
      ) : failure === 'failed' ? (
        <ErrorState title={t('prices.failed')} retryLabel={t('prices.again')} onRetry={retried} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={220} radius={6} />
        </div>
      )}
    </Dialog>
  );
}
