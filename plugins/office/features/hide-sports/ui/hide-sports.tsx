import { Note, Switch } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { OfficeSettings } from '@contracts/office-settings';

import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';
import { hiddenOf, zones } from '../model/hidden';
import { useHidden } from '../model/use-hidden';

/** A switch for each sport and list: on, the sport is shown there. Row OFFICE-04. */
export function HideSports({ settings }: { settings: OfficeSettings }) {
  const t = useUnit(useHost().$t);
  const { hidden, show, failure } = useHidden(hiddenOf(settings));
  return (
    <div className={css.stack}>
      <p className={css.quiet}>{t('office.sports.text')}</p>
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {failure}
        </Note>
      )}
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
                    onCheckedChange={(isShown) => show(zone, id, isShown)}
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
