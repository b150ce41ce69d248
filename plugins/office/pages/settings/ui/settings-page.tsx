import { Note } from '@openbook/ui';
import { type OfficeFailure, type Translate, useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { selfExcluded } from '@contracts/error-codes';
import type { OfficeSettings } from '@contracts/office-settings';

import { useAct } from '../../../../sdk/act';
import { $valueOf, saving, settings as asked } from '../../../features/save-setting';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';
import { Bonuses } from './bonuses';
import { Common } from './common';
import { Mailing } from './mailing';

const reasonOf = (refusal: OfficeFailure, t: Translate) =>
  refusal.code === selfExcluded ? t('office.settings.excluded') : messageOf(refusal, t('office.notSaved'));

/** Path: /office/settings. What the player decides for themselves; each choice is saved at once. Rows OFFICE-02, OFFICE-03. */
export function SettingsPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={asked} failure={t('main_query_error')}>
      {(settings) => <Shown settings={settings} />}
    </Loaded>
  );
}

function Shown({ settings }: { settings: OfficeSettings }) {
  const t = useUnit(useHost().$t);
  const valueOf = useUnit($valueOf);
  const { start, refusal } = useAct(saving);
  const desk = {
    settings,
    valueOf,
    save: (change: Parameters<typeof start>[0]['change']) => start({ change, said: t('main_save_success') }),
  };
  return (
    <div className={css.stack}>
      {refusal !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {reasonOf(refusal, t)}
        </Note>
      )}
      <Bonuses desk={desk} />
      <Mailing desk={desk} />
      <Common desk={desk} />
    </div>
  );
}
