import { useUnit } from 'effector-react';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import * as css from '@/shared/ui/office-page';

/** A new account or address takes its first payment a day after it was named. `from`: Unix seconds. Decision D-553. */
export function NewPayee({ from }: { from: number }) {
  const t = useT();
  const [format, now] = useUnit([$format, $now]);
  if (from * 1000 <= now) return null;
  return (
    <p className={`${css.body} ${css.quiet}`}>
      {t('withdraw.payee.new', { date: formatDateTime(from * 1000, format) })}
    </p>
  );
}
