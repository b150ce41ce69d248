import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Note } from '@/shared/ui/note';

import type { Refusal } from '../lib/limit-left';
import { refusalText } from '../lib/texts';

/** Why no deposit was begun. A limit of the player's own is named, with what it leaves and until when. Row LIM-44. */
export function RefusedNote({ refusal: { code, limit } }: { refusal: Refusal }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  return (
    <Note tone="danger" role="alert">
      {limit === null || limit.until === null
        ? t(refusalText(code))
        : t('cashier.refused.named', {
            period: t(`cashier.period.${limit.period}`),
            left: formatMoney(limit.left, limit.iso, locale),
            date: formatDateTime(limit.until, format),
          })}
    </Note>
  );
}
