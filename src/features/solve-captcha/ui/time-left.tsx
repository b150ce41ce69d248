import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';

import { $isEnding, $secondsLeft } from '../model/time';
import { quiet } from './captcha.css';

/** The count is only for the eye. A screen reader says once that the time is about to end. */
export function TimeLeft() {
  const t = useT();
  const [seconds, isEnding] = useUnit([$secondsLeft, $isEnding]);
  return (
    <div>
      {seconds !== null && seconds > 0 && (
        <p className={quiet} role="timer" aria-live="off">
          {t('captcha.left', { count: seconds })}
        </p>
      )}
      <span role="status">{isEnding && <span className={quiet}>{t('captcha.ending')}</span>}</span>
    </div>
  );
}
