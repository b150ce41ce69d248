import { useUnit } from 'effector-react';

import { $maintenance } from '@/entities/site';
import { maintenanceLanguage, maintenanceTimes } from '@/features/watch-maintenance';
import { $format, $language } from '@/shared/i18n';

/** Since when and until when, where the operator said so; in one of the two languages that these words exist in. Spec: shell §4. */
export function MaintenanceTimes() {
  const [maintenance, format, language] = useUnit([$maintenance, $format, $language]);
  const text = maintenanceTimes(maintenance, { ...format, language });
  if (text === null) return null;
  return (
    <p lang={maintenanceLanguage(language)} dir="ltr">
      {text}
    </p>
  );
}
