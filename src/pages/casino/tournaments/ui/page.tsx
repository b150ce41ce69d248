import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { AppLink, usePageTitle } from '@/shared/routing';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { Waiting } from '@/shared/ui/waiting';

import { $hasFailed, $hasPlaceFailed, $list, $shown, $topic, pageOpened } from '../model/tournaments';
import * as css from './page.css';
import { Prizes } from './prizes';
import { Summary } from './summary';
import { TableCard } from './table-card';

const path = '/bonus/casino/tournaments';

/** Paths: /bonus/casino/tournaments and one of them by its number. Row CAS-13. */
export function TournamentsPage() {
  const t = useT();
  const [list, shown, topic, hasFailed, hasPlaceFailed] = useUnit([$list, $shown, $topic, $hasFailed, $hasPlaceFailed]);
  const opened = useUnit(pageOpened);
  const name = shown === null ? null : t(`tournaments.name.${shown.tournament.kind}`);
  usePageTitle(name);
  useTopic(topic);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{name ?? t('tournaments.title')}</h1>
        <p className={css.quiet}>{t('tournaments.lead')}</p>
        {topic !== null && (
          <AppLink className={css.link} to={path}>
            {t('tournaments.list')}
          </AppLink>
        )}
      </header>
      {hasFailed && (
        <ErrorState title={t('tournaments.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {hasPlaceFailed && (
        <Note tone="danger" role="alert">
          {t('tournaments.notDone')}
        </Note>
      )}
      {list === null && !hasFailed && <Waiting />}
      {topic === null &&
        list?.map((own) => <Summary key={own.tournament.id} own={own} to={`${path}/${String(own.tournament.id)}`} />)}
      {shown !== null && (
        <>
          <div className={css.columns}>
            <div className={css.column}>
              <Summary own={shown} to={null} />
              <TableCard own={shown} />
            </div>
            <div className={css.column}>
              <Prizes own={shown} />
              <RulesNote />
            </div>
          </div>
        </>
      )}
      {topic === null && <RulesNote />}
    </div>
  );
}

function RulesNote() {
  const t = useT();
  const rules = ['score', 'ties', 'who'] as const;
  return <Note title={t('tournaments.rules')}>{rules.map((rule) => t(`tournaments.rules.${rule}`)).join(' ')}</Note>;
}
