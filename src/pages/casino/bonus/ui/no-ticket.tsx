import { useUnit } from 'effector-react';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Note } from '@/shared/ui/note';

import { $tickets } from '../model/tickets';

/** How tickets are got: by promotions alone. */
export function NoTicket() {
  const t = useT();
  const [tickets, format] = useUnit([$tickets, $format]);
  if (tickets === null) return null;
  const { nextAt, needsIdentity } = tickets;
  if (needsIdentity)
    return (
      <Note title={t('tickets.none')}>
        {t('tickets.none.identity')} <AppLink to="/office/verification">{t('tickets.none.identify')}</AppLink>
      </Note>
    );
  return (
    <Note title={t('tickets.none')}>
      {nextAt === null ? t('tickets.none.never') : t('tickets.none.text', { at: formatDateTime(nextAt, format) })}
    </Note>
  );
}
