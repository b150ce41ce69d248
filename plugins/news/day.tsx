import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

type DayProps = { seconds: number; style: 'long' | 'medium' };

/** Shows the date in UTC, so that an article has the same date in every time zone. */
export function Day({ seconds, style }: DayProps) {
  const { locale } = useUnit(useHost().$format);
  const day = new Date(seconds * 1000);
  return (
    <time dateTime={day.toISOString().slice(0, 10)}>
      {day.toLocaleDateString(locale, { dateStyle: style, timeZone: 'UTC' })}
    </time>
  );
}
