import { useUnit } from 'effector-react';

import { $protection } from '@/entities/protection';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { Limits } from '../lib/limit';
import { $isResting, timeOutPressed } from '../model/rest';
import * as css from './page.css';

/** One press begins a time-out at once: nobody is asked twice before a rest. Row LIM-53. */
export function TimeOut({ rests }: Pick<Limits, 'rests'>) {
  const t = useT();
  const [format, isBusy, start, protection] = useUnit([$format, $isResting, timeOutPressed, $protection]);
  const known = rests.find(({ kind }) => kind === 'timeOut');
  return (
    <section className={css.card} aria-label={t('limits.timeOut')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('limits.timeOut')}</h2>
      </header>
      <div className={css.body}>
        <p className={css.quiet}>{t('limits.timeOut.text')}</p>
        {known?.endsAt != null && (
          <Note tone="info" icon="clock" role="status">
            {t('limits.timeOut.until', { date: formatDateTime(known.endsAt, format) })}
          </Note>
        )}
        <div className={css.actions} role="group" aria-label={t('limits.timeOut')}>
          {protection.timeOutDays.map((days) => (
            <Button key={days} busy={isBusy} onClick={() => start(days)}>
              {t('limits.days', { count: days })}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
