import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { Details } from '@/shared/ui/details';
import * as css from '@/shared/ui/office-page';

import type { Statement } from '../lib/statement';
import { $isChartOpen, $points, chartToggled } from '../model/chart';

const BalanceChart = createPartView({
  name: 'chart of the statement',
  load: () => import('./balance-chart'),
  view: (module) => module.BalanceChart,
});

/** The chart, and its library, come only when somebody opens it. */
export function Chart({ statement }: { statement: Statement }) {
  const t = useT();
  const [isOpen, points, toggle] = useUnit([$isChartOpen, $points, chartToggled]);
  return (
    <Details className={css.card} summary={t('statement.chart')} open={isOpen} onToggle={toggle}>
      {isOpen && <BalanceChart statement={statement} points={points} />}
    </Details>
  );
}
