import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { MoneyLimit } from '../lib/limit';
import { answerPressed } from '../model/change';

/** A looser limit that waits: from when to when the player may say yes. Without a yes the old one stays. Row LIM-39. */
export function WaitingNote({ name, limit, iso }: { name: string; limit: MoneyLimit; iso: string }) {
  const t = useT();
  const [format, locale, answer] = useUnit([$format, $locale, answerPressed]);
  const { waiting, value, type } = limit;
  const canConfirm = useUnit($now) >= (waiting?.opensAt ?? Infinity);
  if (waiting === null) return null;
  const sum = (minor: number | null) => (minor === null ? t('limits.noLimit') : formatMoney(minor, iso, locale));
  const at = (moment: number) => formatDateTime(moment, format);
  return (
    <Note
      tone="warning"
      icon="clock"
      title={t('limits.waiting', { name, old: sum(value), new: sum(waiting.value) })}
      actions={
        <>
          <Button size="sm" onClick={() => answer({ type, action: 'reject' })}>
            {t('limits.reject')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            aria-disabled={!canConfirm}
            onClick={() => answer({ type, action: 'confirm' })}
          >
            {t('limits.confirm')}
          </Button>
        </>
      }
    >
      {t('limits.window', { from: at(waiting.opensAt), until: at(waiting.closesAt) })}
    </Note>
  );
}
