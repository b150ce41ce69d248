import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';

import { zoneNamed } from '@contracts/zone-named';
import { deviceZone } from '@contracts/zones';

import { timeZoneChosen } from '@/entities/preferences';
import { $locale, $timeZone, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { SearchField } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

import { allZones, findZones, zoneName } from '../lib/zones';
import * as css from './settings-dialog.css';

const hourMs = 3_600_000;

/**
 * The zone of every date and time: the device's, or one by its name. The list is long and takes a slow phone a third of a second,
 * so it is made when somebody comes to it. Rows LANG-24 and LANG-25.
 */
export function ZoneField() {
  const t = useT();
  const [zone, locale, choose] = useUnit([$timeZone, $locale, timeZoneChosen]);
  const at = useStoreMap({ store: $now, keys: [], fn: (now) => Math.floor(now / hourMs) * hourMs });
  const [words, setWords] = useState('');
  const [isNear, setNear] = useState(false);

  const isSearched = words.trim() !== '';
  const found = isSearched ? findZones(words, { locale, at }) : isNear ? allZones() : [];
  const first = isSearched ? found[0] : undefined;
  const own = String(zone);
  const label =
    typeof zone === 'number' ? t('preferences.zone.fixed', { zone: zoneName(zone, at) }) : zoneName(zone, at);
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const come = () => setNear(true);
  const none = isSearched ? t('preferences.zone.none') : '';
  const told =
    first === undefined
      ? none
      : t('preferences.zone.found', { number: String(found.length), zone: zoneName(first, at) });

  return (
    <div className={css.zone}>
      <Select
        label={t('preferences.zone')}
        options={[
          { value: deviceZone, label: t('preferences.zone.device', { zone: zoneName(device, at) }) },
          ...(zone === deviceZone || found.includes(own) ? [] : [{ value: own, label }]),
          ...found.map((each) => ({ value: each, label: zoneName(each, at) })),
        ]}
        value={own}
        onFocus={come}
        onPointerEnter={come}
        onValueChange={(value) => choose(zoneNamed(value) ?? deviceZone)}
      />
      <SearchField
        label={t('preferences.zone.find')}
        placeholder={t('preferences.zone.find')}
        clearLabel={t('preferences.zone.clear')}
        value={words}
        onValueChange={setWords}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && first !== undefined) choose(first);
        }}
      />
      <p className={css.hint} role="status">
        {told}
      </p>
    </div>
  );
}
