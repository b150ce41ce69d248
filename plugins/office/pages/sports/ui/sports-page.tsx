import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { HideSports } from '../../../features/hide-sports';
import { Loaded } from '../../../shared/loaded';
import { settings } from '../model/settings';

/** Path: /office/sports. Which sports the two lists show. Row OFFICE-04. */
export function SportsPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={settings} failure={t('main_query_error')}>
      {({ data }) => <HideSports settings={data} />}
    </Loaded>
  );
}
