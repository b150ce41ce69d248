import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { PartTold } from '@/shared/part';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { $counts, checkPart } from '../model/check';

/** What this browser found in the rounds of the page: what is not right stands first, and says what to do. */
export function Summary() {
  const t = useT();
  const { right, wrong, twice, maths, closed } = useUnit($counts);
  const bad = wrong + twice;
  return (
    <>
      <PartTold part={checkPart} />
      {bad > 0 && (
        <Note tone="danger" icon="danger" role="alert">
          {t('played.bad', { count: bad })}
        </Note>
      )}
      {maths > 0 && <Note tone="warning">{t('played.maths', { count: maths })}</Note>}
      <p role="status" className={css.quiet}>
        <span>{t('played.sum', { right, closed })}</span> {closed > 0 && <span>{t('played.closed')}</span>}
      </p>
    </>
  );
}
