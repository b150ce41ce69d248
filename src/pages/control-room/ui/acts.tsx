import { useUnit } from 'effector-react';

import { utcMoment } from '@contracts/utc-moment';

import { useT } from '@/shared/i18n';
import { Code, Table } from '@/widgets/plugin-overview';

import { $acts } from '../model/room';
import * as css from './page.css';

/** What operators and publishers did here, newest first. Nobody can take a line out. Row OPS-20. */
export function Acts() {
  const t = useT();
  const acts = useUnit($acts);
  if (acts.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{t('debugger.acts')}</h2>
      <Table
        name="debugger.acts"
        heads={['debugger.column.time', 'debugger.column.who', 'debugger.column.action', 'debugger.column.value']}
        rows={acts.map(({ at, who, address, what, details, status }, index) => ({
          key: `${String(at)} ${String(index)}`,
          cells: [
            <Code>{utcMoment(at, 'second')}</Code>,
            <Code>{`${who} ${address}`.trim()}</Code>,
            <Code>{`${what} ${String(status)}`}</Code>,
            <Code>{details}</Code>,
          ],
        }))}
      />
    </section>
  );
}
