import { useUnit } from 'effector-react';

import { $maintenance } from '@/entities/site';
import { maintenanceTimes } from '@/features/watch-maintenance';
import { $format, $language } from '@/shared/i18n';
import { inlineText } from '@/shared/inline-texts';

/** Since when and until when, if the operator said so. Spec: shell §4. */
export function MaintenanceTimes() {
  const [maintenance, format, language] = useUnit([$maintenance, $format, $language]);
  const text = maintenanceTimes(maintenance, { ...format, language, say: inlineText });
  if (text === null) return null;
  return <p>{text}</p>;
}
