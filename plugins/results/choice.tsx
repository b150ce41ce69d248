import { Select } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { dayMs } from '@contracts/zones';

import css from './results.module.css';

const days = [0, 1, 2, 3, 4, 5, 6];

type ChoiceProps = {
  /** Start of the reader's today, as if it were a day of UTC, epoch ms. */
  today: number;
  daysBack: number;
  onDayChange: (daysBack: number) => void;
  sports: readonly { sportId: number; name: string }[];
  sportId: number;
  onSportChange: (sportId: number) => void;
};

/** Offers days of the reader's time zone, like the times beside the results. */
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
      <Select
        label={t('results.day')}
        options={days.map((back) => ({ value: String(back), label: nameOf(back) }))}
        value={String(daysBack)}
        onValueChange={(back) => onDayChange(Number(back))}
      />
      {sports.length > 0 && (
        <Select
          label={t('results.sport')}
          options={sports.map((sport) => ({ value: String(sport.sportId), label: sport.name }))}
          value={String(sportId)}
          onValueChange={(id) => onSportChange(Number(id))}
        />
      )}
    </div>
  );
}
