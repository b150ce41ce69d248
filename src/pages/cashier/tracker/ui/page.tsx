import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import { $tracker, trackerLeft, trackerOpened } from '../model/tracker';
import { Exports } from './exports';
import { Filters } from './filters';
import { Found } from './found';

/** Path: /office/tracker. What the player's bets came to, and by what. Rows TRACK-01 to TRACK-04, decision D-953. */
export function TrackerPage() {
  const t = useT();
  const [tracker, opened, left] = useUnit([$tracker, trackerOpened, trackerLeft]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <h1 className={css.title}>{t('page.title.office-tracker')}</h1>
        {tracker !== null && <Exports />}
      </header>
      {/* Stands above the part that loads, so that nothing under the player's finger moves. */}
      <Filters />
      <Found />
    </div>
  );
}
