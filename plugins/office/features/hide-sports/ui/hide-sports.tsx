import { Switch } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';

import type { OfficeSettings } from '@contracts/office-settings';

import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { hiddenOf, zones } from '../model/hidden';
import { $hidden, $refusal, Place, toggled } from '../model/hide';

/** A switch for each sport and list: on, the sport is shown there. Row OFFICE-04. */
export function HideSports({ settings }: { settings: OfficeSettings }) {
  useGate(Place, { hidden: hiddenOf(settings) });
  const t = useUnit(useHost().$t);
  const [hidden, refusal, toggle] = useUnit([$hidden, $refusal, toggled]);
  return (
    <div className={css.stack}>
      <p className={css.quiet}>{t('office.sports.text')}</p>
      <Refused refusal={refusal} />
      <div className={css.cards}>
        {zones.map((zone) => (
          <Card key={zone} title={t(`office.sports.${zone}`)}>
            <ul className={css.rows}>
              {settings.sports.map(({ id, name }) => (
                <li key={id} className={css.row}>
                  <Switch
                    className={css.start}
                    label={<bdi>{name}</bdi>}
                    checked={!hidden[zone].includes(id)}
                    onCheckedChange={(isShown) => toggle({ zone, id, isShown })}
                  />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  );
}
