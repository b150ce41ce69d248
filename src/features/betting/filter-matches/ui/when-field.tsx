import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import { $when, $whens, soonHours, whenChosen } from '../model/filter';
import * as css from './when-field.css';

/** Time filter of the list. Spec: coupon §3. */
export function WhenField() {
  const t = useT();
  const [when, whens, choose] = useUnit([$when, $whens, whenChosen]);
  return (
    <Select
      label={t('sport.when.label')}
      isLabelHidden
      className={css.when}
      data-on={when === 'all' ? undefined : ''}
      size="sm"
      options={whens.map((value) => ({ value, label: t(`sport.when.${value}`, { count: soonHours }) }))}
      value={when}
      onValueChange={choose}
    />
  );
}
