import { useUnit } from 'effector-react';

import { $protection } from '@/entities/protection';
import { $format, formatFarTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { Rest } from '../lib/limit';
import { $isReturning, returnPressed } from '../model/rest';
import { daysOf } from './words';

/** An exclusion that goes on, has ended and waits for the player to ask, or cools down. Rows LIM-57, LIM-58. */
export function Excluded({ rest }: { rest: Rest }) {
  const t = useT();
  const [format, isBusy, ask, protection] = useUnit([$format, $isReturning, returnPressed, $protection]);
  const { earlyReturnSec, returnCoolingSec } = protection;
  const date = (moment: number) => formatFarTime(moment, format);
  if (rest.state === 'cooling')
    return (
      <Note tone="info" icon="clock" role="status">
        {t('limits.return.cooling', { date: date(rest.returnsAt ?? 0) })}
      </Note>
    );
  const until =
    rest.endsAt === null ? t('limits.exclusion.endless') : t('limits.exclusion.until', { date: date(rest.endsAt) });
  const isEnded = rest.state === 'ended_waiting';
  if (!isEnded && earlyReturnSec === null)
    return (
      <Note tone="info" icon="clock">
        {until}
      </Note>
    );
  return (
    <Note
      tone="info"
      icon="clock"
      title={isEnded ? t('limits.return.ended') : until}
      actions={
        <Button size="sm" busy={isBusy} onClick={() => ask()}>
          {t('limits.return.ask')}
        </Button>
      }
    >
      {!isEnded && (
        <>
          <span>{t('limits.return.early')}</span>{' '}
        </>
      )}
      <span>
        {t('limits.return.wait', {
          time: t('limits.days', { count: daysOf(isEnded ? returnCoolingSec : (earlyReturnSec ?? 0)) }),
        })}
      </span>
    </Note>
  );
}
