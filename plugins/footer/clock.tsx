import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './footer.module.css';
import { formatClock } from './format-clock';

/** The server's time in the visitor's zone. It changes every second, so screen readers stay silent. */
export function Clock() {
  const { $now, $format } = useHost();
  const [now, format] = useUnit([$now, $format]);

  return (
    <time className={css.clock} dateTime={new Date(now).toISOString()} dir="auto" aria-live="off">
      {formatClock(now, format)}
    </time>
  );
}
