import { useUnit } from 'effector-react';

import { limitKinds, type sectionOf } from '@contracts/protection';

import { $offeredLimits } from '@/entities/protection';
import { useT } from '@/shared/i18n';

import { clockLimits, type Limits, singles, typeOf } from '../lib/limit';
import { Clock } from './clock';
import { Exclusion } from './exclusion';
import { LimitGroup } from './limit-group';
import * as css from './page.css';
import { SingleLimit } from './single-limit';
import { TimeOut } from './time-out';

const id: ReturnType<typeof sectionOf> = 'EXTRA_LIMITS';

/** Time-out, exclusion and the other limits that count no sum of a period. Row LIM-10. */
export function ExtraLimits({ limits, iso }: { limits: Limits | null; iso: string | null }) {
  const t = useT();
  const offered = useUnit($offeredLimits);
  const rests = limits?.rests ?? [];
  const isHere = limits !== null && iso !== null;
  return (
    <section id={id} className={css.group} aria-label={t('limits.group.extra')}>
      <h2 className={css.name}>{t('limits.group.extra')}</h2>
      <div className={css.columns}>
        <TimeOut rests={rests} />
        {isHere && offered.includes(clockLimits.session) && <Clock kind="session" iso={iso} />}
        {singles.map(
          (kind) =>
            isHere &&
            offered.includes(limitKinds[kind].types) && (
              <SingleLimit key={kind} kind={kind} limits={limits} iso={iso} />
            ),
        )}
      </div>
      {isHere && offered.includes(typeOf('time', 'month')) && <LimitGroup group="time" limits={limits} iso={iso} />}
      <Exclusion rests={rests} />
    </section>
  );
}
