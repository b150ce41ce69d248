import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { $hasFailed, $topics, askLeft, askOpened } from '../model/step';
import { Crumbs } from './crumbs';
import { StepView } from './step-view';

/**
 * Paths: /office/payment/create-request and below. The player chooses topic and sub-topic, the payment concerned, and writes. It
 * belongs to the host, as all of the cashier. Row OFFICE-12.
 */
export function AskPage() {
  const t = useT();
  const [topics, hasFailed, opened, left] = useUnit([$topics, $hasFailed, askOpened, askLeft]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-payment-create-request')}</h1>
        <Crumbs />
      </header>
      {topics === null && hasFailed && (
        <ErrorState
          title={t('requests.topicsNotRead')}
          level={2}
          retryLabel={t('main.retry')}
          onRetry={() => opened()}
        />
      )}
      {topics === null && !hasFailed && <Waiting />}
      {topics !== null && <StepView topics={topics} />}
    </div>
  );
}
