import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './results.module.css';

const dayMs = 24 * 60 * 60 * 1000;
const days = [0, 1, 2, 3, 4, 5, 6];

type ChoiceProps = {
  /** Epoch ms of its first moment. */
  today: number;
  daysBack: number;
  onDayChange: (daysBack: number) => void;
  sports: readonly { sportId: number; name: string }[];
  sportId: number;
  onSportChange: (sportId: number) => void;
};

/** Days are those of the backend, which counts in UTC. */
export function Choice({ today, daysBack, onDayChange, sports, sportId, onSportChange }: ChoiceProps) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const nameOf = (back: number) =>
    new Date(today - back * dayMs).toLocaleDateString(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });

  return (
    <div className={css.choice}>
      <label>
        {t('results.day')}
        <select value={daysBack} onChange={(event) => onDayChange(Number(event.target.value))}>
          {days.map((back) => (
            <option key={back} value={back}>
              {nameOf(back)}
            </option>
          ))}
        </select>
      </label>
      {sports.length > 0 && (
        <label>
          {t('results.sport')}
          <select value={sportId} onChange={(event) => onSportChange(Number(event.target.value))}>
            {sports.map((sport) => (
              <option key={sport.sportId} value={sport.sportId}>
                {sport.name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
