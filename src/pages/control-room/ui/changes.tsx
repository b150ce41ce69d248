import type { SiteChange } from '@contracts/site-version';

import { useT } from '@/shared/i18n';
import { Code, showValue, Table } from '@/widgets/plugin-overview';

/** Each path with what stood there and what is there then. */
export function Changes({ changes }: { changes: readonly SiteChange[] }) {
  const t = useT();
  const shown = (change: SiteChange, side: 'before' | 'after') => {
    if (!('before' in change) && !('after' in change)) return t('debugger.room.hidden');
    const value = change[side];
    return value === undefined ? t('debugger.room.notSet') : <Code>{showValue(value, 0)}</Code>;
  };
  return (
    <Table
      name="debugger.room.changes"
      heads={['debugger.column.path', 'debugger.column.before', 'debugger.column.after']}
      rows={changes.map((change) => ({
        key: change.path,
        cells: [<Code>{change.path}</Code>, shown(change, 'before'), shown(change, 'after')],
      }))}
    />
  );
}
