import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $blockPath } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { name, title } from '@/shared/ui/office-page';
import { Skeleton } from '@/shared/ui/skeleton';

import { $appeals, $hasFailed, $mayAppeal, pageOpened } from '../model/appeals';
import { AppealItem } from './appeal-item';
import { AppealForm } from './form';
import * as css from './page.css';

/** Path: /block-appeal-history. Appeals of who is kept out by their region, and the answers. Rows BLOCK-15, ROUTE-180. */
export function AppealsPage() {
  const t = useT();
  const [mayAppeal, blockPath, opened] = useUnit([$mayAppeal, $blockPath, pageOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <div className={css.page}>
      <h1 className={title}>{t('page.title.block-appeal-history')}</h1>
      {mayAppeal ? (
        <>
          <p className={css.words}>{t('appeals.lead')}</p>
          <AppealForm />
        </>
      ) : (
        <Note>{t('appeals.open')}</Note>
      )}
      <h2 className={name}>{t('appeals.history')}</h2>
      <History />
      <AppLink className={buttonLook({})} to={blockPath ?? '/'}>
        {t(blockPath === null ? 'appeals.home' : 'appeals.back')}
      </AppLink>
    </div>
  );
}

function History() {
  const t = useT();
  const [appeals, hasFailed, again] = useUnit([$appeals, $hasFailed, pageOpened]);
  if (appeals === null) {
    if (!hasFailed) return <Skeleton height={96} />;
    return <ErrorState title={t('appeals.notRead')} level={3} retryLabel={t('main.retry')} onRetry={() => again()} />;
  }
  if (appeals.length === 0)
    return (
      <EmptyState icon="message-circle" title={t('appeals.none')}>
        {t('appeals.none.text')}
      </EmptyState>
    );
  return (
    <ol className={css.list}>
      {appeals.map((appeal) => (
        <AppealItem key={appeal.id} appeal={appeal} />
      ))}
    </ol>
  );
}
