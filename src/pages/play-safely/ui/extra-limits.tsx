import { useUnit } from 'effector-react';

import type { limitSections } from '@contracts/protection';

import { $offeredLimits } from '@/entities/protection';
import { useT } from '@/shared/i18n';

import { clockLimits, isLocked, largestStake, type Limits, typeOf } from '../lib/limit';
import { Clock } from './clock';
import { Exclusion } from './exclusion';
import { LimitCell } from './limit-cell';
import { LimitGroup } from './limit-group';
import * as css from './page.css';
import { TimeOut } from './time-out';
import { WaitingNote } from './waiting-note';

const id: keyof typeof limitSections = 'EXTRA_LIMITS';

/** Time-out, exclusion and the other limits that count no sum of a period. Row LIM-10. */
export function ExtraLimits({ limits, iso }: { limits: Limits; iso: string }) {
  const t = useT();
  const offered = useUnit($offeredLimits);
  const stake = limits.money.find(({ type }) => type === largestStake);
  const name = t('limits.group.stake');
  return (
    <section id={id} className={css.group} aria-label={t('limits.group.extra')}>
      <h2 className={css.name}>{t('limits.group.extra')}</h2>
      <div className={css.columns}>
        <TimeOut rests={limits.rests} />
        {offered.includes(clockLimits.session) && <Clock kind="session" iso={iso} />}
        {offered.includes(largestStake) && (
          <section className={css.card} aria-label={name}>
            <ul className={css.cells}>
              <LimitCell name={name} limit={stake} iso={iso} isLocked={isLocked(limits, largestStake)} />
            </ul>
            {stake?.waiting != null && (
              <div className={css.waiting}>
                <WaitingNote name={name} limit={stake} iso={iso} />
              </div>
            )}
          </section>
        )}
      </div>
      {offered.includes(typeOf('time', 'month')) && <LimitGroup group="time" limits={limits} iso={iso} />}
      <Exclusion rests={limits.rests} />
    </section>
  );
}
