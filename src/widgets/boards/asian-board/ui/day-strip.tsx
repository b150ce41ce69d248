import { useUnit } from 'effector-react';

import { momentOf } from '@contracts/zone-days';
import { dayMs } from '@contracts/zones';

import { $today } from '@/features/boards/read-match';
import { $format, formatDate, useT } from '@/shared/i18n';
import { Chip } from '@/shared/ui/chip';

import { type AsianTab, daysOf } from '../lib/tabs';
import { dayChosen } from '../model/view';
import * as css from './bar.css';

/** The days of a tab that shows one of several. */
export function DayStrip({ tab, day }: { tab: AsianTab; day: number | null }) {
  const t = useT();
  const [today, format, choose] = useUnit([$today, $format, dayChosen]);
  const days = daysOf(tab, today);
  if (days.length === 0) return null;
  // Noon of the player's zone.
  const noonOf = (each: number) => momentOf(format.timeZone, (each + 0.5) * dayMs);
  return (
    <div className={css.line} role="group" aria-label={t('asian.days')}>
      {days.map((each) => (
        <Chip key={each} pressed={each === day} onClick={() => choose(each)}>
          {each === today ? t('sport.game.today') : formatDate(noonOf(each), format)}
        </Chip>
      ))}
    </div>
  );
}
