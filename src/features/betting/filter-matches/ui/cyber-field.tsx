import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Segmented } from '@/shared/ui/segmented';

import { $cyberFilterType, cyberFilters, cyberTypeChosen } from '../model/filter';
import { cyber } from './when-field.css';

/** The player chooses a kind of esports. Spec: coupon §3 "cyber filter type". */
export function CyberField() {
  const t = useT();
  const [type, choose] = useUnit([$cyberFilterType, cyberTypeChosen]);
  return (
    <Segmented
      className={cyber}
      label={t('sport.cyber.label')}
      options={cyberFilters.map((value) => ({ value, label: t(`sport.cyber.${value}`) }))}
      value={type}
      onValueChange={choose}
    />
  );
}
