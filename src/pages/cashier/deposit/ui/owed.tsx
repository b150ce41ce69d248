import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Note } from '@/shared/ui/note';

import { $debt } from '../model/debt';

/** What the next deposit pays before anything else. Row PAY-44. */
export function Owed() {
  const t = useT();
  const [{ owed }, locale] = useUnit([$debt, $locale]);
  return owed.map(({ minor, iso }) => (
    <Note key={iso} tone="warning" icon="warning">
      {t('cashier.owed', { sum: formatMoney(minor, iso, locale) })}
    </Note>
  ));
}
