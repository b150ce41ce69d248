import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { Skeleton } from '@/shared/ui/skeleton';

import { $hasFailed, $isSaving, $kept, mailingWanted, nothingPressed, savePressed } from '../model/mailing';
import { Grid } from './grid';
import * as css from './page.css';

/** Path: /office/mailing. What the player wants to hear of, and how; all off until they choose. Row LIM-68. */
export function MailingPage() {
  const t = useT();
  const [kept, hasFailed, isSaving] = useUnit([$kept, $hasFailed, $isSaving]);
  const [wanted, save, nothing] = useUnit([mailingWanted, savePressed, nothingPressed]);
  useEffect(() => {
    wanted();
  }, [wanted]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-mailing')}</h1>
        <p className={css.quiet}>{t('limits.news.text')}</p>
      </header>
      {hasFailed && kept === null && (
        <ErrorState title={t('limits.news.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => wanted()} />
      )}
      {kept === null && !hasFailed && <Skeleton height={120} />}
      {kept?.canChange === false && <Note tone="info">{t('limits.news.excluded')}</Note>}
      {kept?.canChange === true && (
        <form
          className={css.card}
          aria-label={t('limits.news')}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Grid />
          <div className={css.actions}>
            <Button onClick={() => nothing()}>{t('limits.news.nothing')}</Button>
            <Button type="submit" variant="primary" busy={isSaving}>
              {t('limits.news.save')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
