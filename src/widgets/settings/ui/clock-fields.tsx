import { useUnit } from 'effector-react';

import { timeFormatChosen } from '@/entities/preferences';
import { $is12h, useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import { ZoneField } from './zone-field';

export function ClockFields() {
  const t = useT();
  const [is12h, chooseFormat] = useUnit([$is12h, timeFormatChosen]);
  return (
    <>
      <Select
        label={t('preferences.clock')}
        options={[
          { value: '24', label: t('preferences.clock.24') },
          { value: '12', label: t('preferences.clock.12') },
        ]}
        value={is12h ? '12' : '24'}
        onValueChange={(value) => chooseFormat(value === '12')}
      />
      <ZoneField />
    </>
  );
}
