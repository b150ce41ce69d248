import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { formatClock } from './format-clock';
import css from './footer.module.css';

/** The server's time in the visitor's zone. Not announced: it changes every second. */
export function Clock() {
  const { $now, $format } = useHost();
  const [now, format] = useUnit([$now, $format]);

  return (
    <time className={css.clock} dateTime={new Date(now).toISOString()} dir="auto" aria-live="off">
      {formatClock(now, format)}
    </time>
  );
}
