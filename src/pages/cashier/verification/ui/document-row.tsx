import { useUnit } from 'effector-react';

import type { PlayerDocument } from '@contracts/documents';

import { $format, $locale, formatDate, formatDateTime, useT } from '@/shared/i18n';
import { formatSize } from '@/shared/photo-upload';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { Tag } from '@/shared/ui/tag';

import { meaningOf, stateText, toneOf, typeText } from '../lib/texts';
import { $hasCheckFailed, $isChecking, checkPressed } from '../model/verification';
import * as own from './page.css';

const notes = { waiting_for_you: 'warning', rejected: 'danger', expired: 'warning', passed: 'success' } as const;

/** One document: its state, its reason and its repair stay in its row. Rows VERIF-09, VERIF-10. */
export function DocumentRow({ document }: { document: PlayerDocument }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  const { type, fileName, bytes, state, sentAt, expiresAt } = document;
  return (
    <li className={own.document}>
      <div className={css.line}>
        <span className={css.grow}>
          <span className={css.strong}>{t(typeText(type))}</span>
          <span className={`${css.quiet} ${own.fileName}`}>
            <bdi>{fileName}</bdi> · <bdi>{formatSize(bytes, locale)}</bdi> · {formatDateTime(sentAt * 1000, format)}
          </span>
        </span>
        <Tag tone={toneOf(state)}>{t(stateText(state))}</Tag>
      </div>
      <Note
        tone={state in notes ? notes[state as keyof typeof notes] : 'quiet'}
        role="status"
        actions={state === 'waiting_for_you' ? <Repair id={document.id} /> : undefined}
      >
        <span>{t(meaningOf(document))}</span>{' '}
        {state === 'passed' && expiresAt !== undefined && (
          <span>{t('verification.until', { date: formatDate(expiresAt * 1000, format) })}</span>
        )}
      </Note>
    </li>
  );
}

/** The way to the data that differ, and the word that they are right now. */
function Repair({ id }: { id: number }) {
  const t = useT();
  const [isChecking, hasFailed, check] = useUnit([$isChecking, $hasCheckFailed, checkPressed]);
  return (
    <>
      <AppLink className={buttonLook({ size: 'sm' })} to="/office/profile">
        {t('verification.toProfile')}
      </AppLink>
      <Button size="sm" busy={isChecking} onClick={() => check(id)}>
        {t('verification.checkAgain')}
      </Button>
      {hasFailed && <span role="alert">{t('verification.problem.other')}</span>}
    </>
  );
}
