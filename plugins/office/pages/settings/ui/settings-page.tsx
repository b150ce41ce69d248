import { Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { type OfficeSettings, OfficeSettingsAnswer } from '@contracts/office-settings';

import { settingsPath, useSettings } from '../../../features/save-setting';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Bonuses } from './bonuses';
import { Common } from './common';
import { Mailing } from './mailing';

/** Path: /office/settings. What the player decides for themselves; each choice is saved at once. Rows OFFICE-02, OFFICE-03. */
export function SettingsPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path={settingsPath} schema={OfficeSettingsAnswer} failure={t('main_query_error')}>
      {({ data }) => <Shown first={data} />}
    </Loaded>
  );
}

function Shown({ first }: { first: OfficeSettings }) {
  const desk = useSettings(first);
  return (
    <div className={css.stack}>
      {desk.failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {desk.failure}
        </Note>
      )}
      <Bonuses desk={desk} />
      <Mailing desk={desk} />
      <Common desk={desk} />
    </div>
  );
}
