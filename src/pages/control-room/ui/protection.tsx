import { useUnit } from 'effector-react';

import { $readProtection } from '@/entities/protection';
import { useT } from '@/shared/i18n';
import { Code, showValue, Table } from '@/widgets/plugin-overview';

import * as css from './page.css';

/** What protects the players of this site, and where each value comes from: a profile, or the site's own. Row LIM-40. */
export function ProtectionValues() {
  const t = useT();
  const { values, sources } = useUnit($readProtection);
  return (
    <section>
      <h2 className={css.heading}>{t('debugger.protection')}</h2>
      <Table
        name="debugger.protection"
        heads={['debugger.column.name', 'debugger.column.value', 'debugger.plugin.source']}
        rows={Object.entries(values).map(([name, value]) => ({
          key: name,
          cells: [
            <Code>{name}</Code>,
            <Code>{showValue(value)}</Code>,
            <Code>{sources[name as keyof typeof sources]}</Code>,
          ],
        }))}
      />
    </section>
  );
}
