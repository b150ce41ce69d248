import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';

import { $isGroupedByCountry, $look, groupByCountryChosen, lookSwitched } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Checkbox } from '@/shared/ui/checkbox';
import { Switch } from '@/shared/ui/switch';

import { boardColumns } from '../lib/columns';
import { $boardColumns, $hasUpcoming, columnToggled, upcomingToggled } from '../model/view';
import * as css from './view-choices.css';

/** Only a live list has scores, and upcoming matches that it may let in. */
export function ViewChoices({ zone }: { zone: Zone }) {
  return (
    <div className={css.view}>
      <CountrySwitch />
      {zone === 'live' && <LiveSwitches />}
      <ColumnBoxes />
    </div>
  );
}

function CountrySwitch() {
  const t = useT();
  const [isGrouped, choose] = useUnit([$isGroupedByCountry, groupByCountryChosen]);
  return <Switch label={t('sport.view.country')} checked={isGrouped} onCheckedChange={choose} />;
}

function LiveSwitches() {
  const t = useT();
  const [hasUpcoming, look, toggleUpcoming, switchLook] = useUnit([$hasUpcoming, $look, upcomingToggled, lookSwitched]);
  return (
    <>
      <Switch label={t('sport.view.upcoming')} checked={hasUpcoming} onCheckedChange={() => toggleUpcoming()} />
      <Switch
        label={t('sport.view.scoreboard')}
        checked={look.includes('score')}
        onCheckedChange={() => switchLook('score')}
      />
    </>
  );
}

function ColumnBoxes() {
  const t = useT();
  const [columns, toggle] = useUnit([$boardColumns, columnToggled]);
  return (
    <fieldset className={css.columns}>
      <legend className={css.legend}>{t('sport.event.markets')}</legend>
      {boardColumns.map((column) => (
        <Checkbox
          key={column}
          label={t(`sport.column.${column}`)}
          checked={columns.includes(column)}
          onCheckedChange={() => toggle(column)}
        />
      ))}
    </fieldset>
  );
}
