import { useUnit } from 'effector-react';

import { $protection } from '@/entities/protection';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Segmented } from '@/shared/ui/segmented';

import { isShorter, type Limits } from '../lib/limit';
import { $isResting, $scope, scopeChosen, timeOutPressed } from '../model/rest';
import * as css from './page.css';

/** One press begins a time-out at once: nobody is asked twice before a rest. One that would end sooner than the present one is locked. Rows LIM-14, LIM-53. */
export function TimeOut({ rests }: Pick<Limits, 'rests'>) {
  const t = useT();
  const [format, isBusy, start, protection] = useUnit([$format, $isResting, timeOutPressed, $protection]);
  const [scope, choose] = useUnit([$scope, scopeChosen]);
  const now = useUnit($now);
  const known = rests.filter(({ kind }) => kind === 'timeOut');
  const isUseless = (days: number) =>
    isShorter(
      known.find((rest) => rest.scope === scope),
      days,
      now,
    );
  return (
    <section className={css.card} aria-label={t('limits.timeOut')}>
      <header className={css.head}>
        <h3 className={css.name}>{t('limits.timeOut')}</h3>
      </header>
      <div className={css.body}>
        <p className={css.quiet}>{t('limits.timeOut.text')}</p>
        {known.map((rest) => (
          <Note key={rest.scope} tone="info" icon="clock" role="status">
            {t(rest.scope === 'deposit' ? 'limits.scope.depositUntil' : 'limits.timeOut.until', {
              date: formatDateTime(rest.endsAt ?? 0, format),
            })}
          </Note>
        ))}
        <Segmented
          label={t('limits.scope')}
          options={[
            { value: 'play', label: t('limits.scope.play') },
            { value: 'deposit', label: t('limits.scope.deposit') },
          ]}
          value={scope}
          onValueChange={choose}
        />
        <div className={css.actions} role="group" aria-label={t('limits.timeOut')}>
          {protection.timeOutDays.map((days) => (
            <Button key={days} busy={isBusy} aria-disabled={isUseless(days)} onClick={() => start(days)}>
              {t('limits.days', { count: days })}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
