import { useUnit } from 'effector-react';

import { $coefIndicationType, coefIndicationChosen, indications } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

/** Chooses how a moved price is marked. Spec: ODDS-04. */
export function MovesField() {
  const t = useT();
  const [indication, choose] = useUnit([$coefIndicationType, coefIndicationChosen]);
  return (
    <Select
      label={t('preferences.moves')}
      options={indications.map((value) => ({ value, label: t(`preferences.moves.${value}`) }))}
      value={indication}
      onValueChange={choose}
    />
  );
}
