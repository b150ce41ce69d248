import { useUnit } from 'effector-react';

import { $isGroupedByCountry, $look, groupByCountryChosen, lookSwitched } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Switch } from '@/shared/ui/switch';

import { groups } from '../lib/looks';
import * as css from './settings-dialog.css';

const names = ['page', 'lists', 'coupon'] as const;

/** What pages, lists and coupon show. Row PREF-08. */
export function ShowFields() {
  const t = useT();
  const [look, isGrouped, switchLook, group] = useUnit([
    $look,
    $isGroupedByCountry,
    lookSwitched,
    groupByCountryChosen,
  ]);
  return names.map((name) => (
    <fieldset key={name} className={css.group}>
      <legend className={css.legend}>{t(`preferences.show.${name}`)}</legend>
      {groups[name].map(({ look: one, isOn = false }) => (
        <Switch
          key={one}
          label={t(`preferences.look.${one}`)}
          checked={look.includes(one) !== isOn}
          onCheckedChange={() => switchLook(one)}
        />
      ))}
      {name === 'lists' && <Switch label={t('preferences.country')} checked={isGrouped} onCheckedChange={group} />}
    </fieldset>
  ));
}
