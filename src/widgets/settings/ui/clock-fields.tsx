import { useUnit } from 'effector-react';

import { timeFormatChosen, timeZoneChosen } from '@/entities/preferences';
import { $is12h, $timeZone, useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import { timeZones, zoneName } from '../lib/zones';

export function ClockFields() {
  const t = useT();
  const [is12h, zone, chooseFormat, chooseZone] = useUnit([$is12h, $timeZone, timeFormatChosen, timeZoneChosen]);
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
      <Select
        label={t('preferences.zone')}
        options={timeZones.map((hours) => ({ value: String(hours), label: zoneName(hours) }))}
        value={String(zone)}
        onValueChange={(value) => chooseZone(Number(value))}
      />
    </>
  );
}
