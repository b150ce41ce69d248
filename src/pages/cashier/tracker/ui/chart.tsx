import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import * as css from '@/shared/ui/office-page';

import type { Tracker } from '../lib/tracker';

const ProfitChart = createPartView({
  name: 'chart of the tracker',
  load: () => import('./profit-chart'),
  view: (module) => module.ProfitChart,
});

/** The chart, with its library, comes after the figures. */
export function Chart({ tracker }: { tracker: Tracker }) {
  const t = useT();
  return (
    <section className={`${css.card} ${css.offPaper}`} aria-label={t('tracker.chart')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tracker.chart')}</h2>
      </header>
      <ProfitChart tracker={tracker} />
    </section>
  );
}
