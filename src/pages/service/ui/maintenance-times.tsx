import { useUnit } from 'effector-react';

import { $maintenance } from '@/entities/site';
import { $format, formatDateTime, useT } from '@/shared/i18n';

/** Since when and until when, where the operator said so. Spec: shell §4. */
export function MaintenanceTimes() {
  const t = useT();
  const [{ startsAt, endsAt }, format] = useUnit([$maintenance, $format]);
  return (
    <>
      {startsAt !== null && <p>{t('technical.maintenance.from', { time: formatDateTime(startsAt, format) })}</p>}
      {endsAt !== null && <p>{t('technical.maintenance.until', { time: formatDateTime(endsAt, format) })}</p>}
    </>
  );
}
