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
  const named = ({ period, left, iso, until }: NonNullable<Refusal['limit']>) => {
    const sum = formatMoney(left, iso, locale);
    return period === null
      ? t('cashier.refused.balance', { left: sum })
      : t('cashier.refused.named', {
          period: t(`cashier.period.${period}`),
          left: sum,
          date: formatDateTime(until ?? 0, format),
        });
  };
  return (
    <Note tone="danger" role="alert">
      {limit === null || limit.until === null ? t(refusalText(code)) : named(limit)}
    </Note>
  );
}
