import { useUnit } from 'effector-react';

import { $protection } from '@/entities/protection';
import { formatDuration } from '@/entities/safety/play-session';
import { supportOpened } from '@/features/help/open-support';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { MoneyLimit } from '../lib/limit';
import { answerPressed } from '../model/change';
import * as css from './page.css';
import { useAmount } from './words';

/** A looser limit that waits: from when to when the player may say yes. Without a yes the old one stays. Rows LIM-18, LIM-39. */
export function WaitingNote({ name, limit, iso }: { name: string; limit: MoneyLimit; iso: string }) {
  const t = useT();
  const [format, answer, talk] = useUnit([$format, answerPressed, supportOpened]);
  const { mustConfirm } = useUnit($protection);
  const amount = useAmount(iso);
  const { waiting, value, type } = limit;
  const now = useUnit($now);
  const canConfirm = now >= (waiting?.opensAt ?? Infinity);
  const sum = (value: number | null) => (value === null ? t('limits.noLimit') : amount(type, value));
  const title = t('limits.waiting', {
    name,
    old: sum(value),
    new: sum(waiting === null ? limit.asked : waiting.value),
  });
  const reject = (
    <Button size="sm" onClick={() => answer({ type, action: 'reject' })}>
      {t('limits.reject')}
    </Button>
  );
  if (waiting === null)
    return limit.asked === null ? null : (
      <Note
        tone="warning"
        icon="clock"
        title={title}
        actions={
          <>
            {reject}
            <Button size="sm" variant="primary" onClick={() => talk('chat')}>
              {t('limits.contact.talk')}
            </Button>
          </>
        }
      >
        <span className={css.below}>{t('limits.contact')}</span>
      </Note>
    );
  const at = (moment: number) => formatDateTime(moment, format);
  return (
    <Note
      tone="warning"
      icon="clock"
      title={title}
      actions={
        <>
          {reject}
          {mustConfirm && (
            <Button
              size="sm"
              variant="primary"
              aria-disabled={!canConfirm}
              onClick={() => answer({ type, action: 'confirm' })}
            >
              {t('limits.confirm')}
            </Button>
          )}
        </>
      }
    >
      <span className={css.below}>
        <span>
          {mustConfirm
            ? t('limits.window', { from: at(waiting.opensAt), until: at(waiting.closesAt) })
            : t('limits.holdsFrom', { from: at(waiting.opensAt) })}
        </span>
        {mustConfirm && canConfirm && (
          <>
            {' '}
            <span role="timer">{t('limits.timeLeft', { time: formatDuration(waiting.closesAt - now) })}</span>
          </>
        )}
      </span>
    </Note>
  );
}
