import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { OfficeSettingsAnswer } from '@contracts/office-settings';

import { HideSports } from '../../../features/hide-sports';
import { Loaded } from '../../../shared/loaded';

/** Path: /office/sports. Which sports the two lists show. Row OFFICE-04. */
export function SportsPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path="/office-api/v1/settings" schema={OfficeSettingsAnswer} failure={t('main_query_error')}>
      {({ data }) => <HideSports settings={data} />}
    </Loaded>
  );
}
