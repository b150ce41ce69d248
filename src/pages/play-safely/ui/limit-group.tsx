import { sectionOf } from '@contracts/protection';

import { useT } from '@/shared/i18n';

import { type Group, isLocked, type Limits, periods, typeOf } from '../lib/limit';
import { LimitCell } from './limit-cell';
import * as css from './page.css';
import { WaitingNote } from './waiting-note';

/** The limits of one kind for a day, a week and a month. The lowest stops the player first. */
export function LimitGroup({ group, limits, iso }: { group: Group | 'time'; limits: Limits; iso: string }) {
  const t = useT();
  const title = t(`limits.group.${group}`);
  const Heading = group === 'time' ? 'h3' : 'h2';
  const rows = periods.map((period) => ({
    period,
    name: t(`limits.period.${period}`),
    limit: limits.money.find(({ type }) => type === typeOf(group, period)),
  }));
  const waiting = rows.flatMap(({ name, limit }) => (limit?.waiting || limit?.asked ? [{ name, limit }] : []));
  return (
    <section
      id={group === 'time' ? undefined : sectionOf(typeOf(group, 'day'))}
      className={css.card}
      aria-label={title}
    >
      <header className={css.head}>
        <Heading className={css.name}>{title}</Heading>
        <span className={css.quiet}>{t(`limits.counts.${group}`)}</span>
      </header>
      <ul className={css.cells}>
        {rows.map(({ period, name, limit }) => (
          <LimitCell
            key={period}
            name={name}
            limit={limit}
            iso={iso}
            isLocked={isLocked(limits, typeOf(group, period))}
          />
        ))}
      </ul>
      {waiting.length > 0 && (
        <div className={css.waiting}>
          {waiting.map(({ name, limit }) => (
            <WaitingNote key={limit.type} name={name} limit={limit} iso={iso} />
          ))}
        </div>
      )}
    </section>
  );
}
