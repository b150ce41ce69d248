import { matchMinutes, minuteOf, momentum, type Names, type Zone } from '@/entities/watch/zone';
import { useT } from '@/shared/i18n';

import * as css from './momentum.css';

const marks = { goal: 'goal', own_goal: 'goal', yellow: 'yellow', red: 'red' } as const;
const markOf = (phase: string): 'goal' | 'yellow' | 'red' | undefined =>
  Object.hasOwn(marks, phase) ? marks[phase as keyof typeof marks] : undefined;

/** Minute by minute: who came near. Home above the line, away below; goals and cards outside the bars. Time runs from the left in every language. */
export function Momentum({ zone, names }: { zone: Zone; names: Names }) {
  const t = useT();
  const { events } = zone;
  const last = events.at(-1);
  const bars = momentum(events);
  if (!last) return null;
  const now = minuteOf(last);
  const [home, away] = names;
  return (
    <section className={css.box} aria-label={t('zone.momentum')}>
      <div className={css.head}>
        <h3 className={css.title}>{t('zone.momentum')}</h3>
        <span className={css.note}>{t('zone.momentumNote')}</span>
        <span className={css.key}>
          <i className={css.homeKey} />
          <bdi>{home}</bdi>
          <i className={css.awayKey} />
          <bdi>{away}</bdi>
        </span>
      </div>
      <svg
        viewBox={`0 -13 ${String(matchMinutes)} 26`}
        className={css.chart}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        {bars.map((value, minute) => (
          <rect
            key={String(minute)}
            x={minute + 0.13}
            width={0.74}
            y={value > 0 ? -value * 9 : 0.15}
            height={Math.max(0.1, Math.abs(value) * 9)}
            className={value >= 0 ? css.home : css.away}
          />
        ))}
        <path d="M45-13V13" className={css.half} />
        <path d={`M${String(now + 0.5)}-13V13`} className={css.now} />
        {events.map((event) => {
          const mark = markOf(event.phase);
          const [x, y] = [minuteOf(event) + 0.1, event.side === 1 ? -12.6 : 10.4];
          if (mark === undefined) return null;
          // The end of a line stays round however the picture is stretched: a goal is a ball, a card has corners.
          if (mark === 'goal')
            return <path key={event.id} d={`M${String(x + 0.45)} ${String(y + 1.1)}h0`} className={css.goal} />;
          return <rect key={event.id} x={x} y={y} width={0.9} height={2.2} className={css.mark[mark]} />;
        })}
      </svg>
      <div className={css.scale} dir="ltr" aria-hidden="true">
        {[0, 15, 30, 45, 60, 75, 90].map((minute) => (
          <span key={minute}>{minute}</span>
        ))}
      </div>
    </section>
  );
}
