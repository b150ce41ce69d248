import type { PluginFigures } from '@contracts/plugin-beacon';

import { useT } from '@/shared/i18n';
import { Tag } from '@/shared/ui/tag';
import { Code } from '@/widgets/plugin-overview';

import * as css from './app-table.css';

/** How each version of an app fares with visitors: who saw it fail, of how many, and why it was taken back. */
export function Fare({ figures }: { figures: readonly PluginFigures[] }) {
  const t = useT();
  if (figures.length === 0) return <span className={css.quiet}>{t('debugger.room.noVisits')}</span>;
  return figures.map(({ version, visitors, failed, state, reason }) => (
    <div key={version} className={css.fare}>
      <Code>{version}</Code>
      <span>{t('debugger.room.failedOf', { failed, count: visitors })}</span>
      {state !== 'open' && (
        <Tag tone={state === 'held' ? 'danger' : 'warning'}>{t(`debugger.plugin.state.${state}`)}</Tag>
      )}
      {reason !== null && (
        <span className={css.quiet} dir="ltr">
          {reason}
        </span>
      )}
    </div>
  ));
}
