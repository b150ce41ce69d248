import { useUnit } from 'effector-react';

import { tells } from '@contracts/looks';

import { $tells, tellSwitched } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { PartTold, usePart } from '@/shared/part';
import { Switch } from '@/shared/ui/switch';

import { tellingPart } from '../model/telling-part';
import * as css from './settings-dialog.css';

/** What the player wants to be told of, and where. Row PREF-10. */
export function TellFields() {
  const t = useT();
  const [chosen, choose] = useUnit([$tells, tellSwitched]);
  const isOn = chosen.length > 0;
  const { module: telling } = usePart(tellingPart, isOn);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('preferences.tells')}</legend>
      {tells.map((name) => (
        <Switch
          key={name}
          label={t(`preferences.tell.${name}`)}
          checked={chosen.includes(name)}
          onCheckedChange={() => choose(name)}
        />
      ))}
      <div className={css.hint}>
        <p>{t('preferences.tells.hint')}</p>
        {isOn && <PartTold part={tellingPart} />}
        {isOn && telling && <telling.Outside />}
      </div>
    </fieldset>
  );
}
