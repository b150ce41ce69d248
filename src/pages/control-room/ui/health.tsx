import type { PluginFigures } from '@contracts/plugin-beacon';
import { utcMoment } from '@contracts/utc-moment';

import { type TextKey, useT } from '@/shared/i18n';
import { Tag, type TagTone } from '@/shared/ui/tag';
import { Code, Table } from '@/widgets/plugin-overview';

import { heading } from './page.css';

const states: Readonly<Record<PluginFigures['state'], { text: TextKey; tone: TagTone }>> = {
  open: { text: 'debugger.plugin.state.open', tone: 'won' },
  tried: { text: 'debugger.plugin.state.tried', tone: 'warning' },
  held: { text: 'debugger.plugin.state.held', tone: 'danger' },
};
const whole = (ms: number | null) => (ms === null ? '–' : ms.toFixed(0));
const moment = (at: number | null) => (at === null ? '–' : utcMoment(at));

/** What visitors' pages have said of each version, and what the breaker makes of it. */
export function Health({ figures }: { figures: readonly PluginFigures[] }) {
  const t = useT();
  return (
    <section>
      <h2 className={heading}>{t('debugger.plugin.health')}</h2>
      <Table
        name="debugger.plugin.health"
        heads={[
          'debugger.column.name',
          'debugger.column.version',
          'debugger.plugin.served',
          'debugger.plugin.until',
          'debugger.plugin.visitors',
          'debugger.plugin.failed',
          'debugger.plugin.errors',
          'debugger.plugin.load',
          'debugger.plugin.mount',
          'debugger.plugin.long',
        ]}
        rows={figures.map((line) => ({
          key: `${line.id} ${line.version}`,
          cells: [
            <Code>{line.id}</Code>,
            <Code>{line.version}</Code>,
            <>
              <Tag tone={states[line.state].tone}>{t(states[line.state].text)}</Tag>
              {line.reason !== null && (
                <div>
                  <Code>{line.reason}</Code>
                </div>
              )}
            </>,
            <Code>{moment(line.until)}</Code>,
            <Code>{line.visitors}</Code>,
            <Code>{failedOf(line)}</Code>,
            <Code>{line.errors}</Code>,
            <Code>{whole(line.loadMs)}</Code>,
            <Code>{whole(line.mountMs)}</Code>,
            <Code>{whole(line.longMs)}</Code>,
          ],
        }))}
      />
    </section>
  );
}

/** `2 (mount 2)` */
function failedOf({ failed, phases }: PluginFigures): string {
  const parts = Object.entries(phases).map(([phase, count]) => `${phase} ${String(count)}`);
  return parts.length === 0 ? String(failed) : `${String(failed)} (${parts.join(', ')})`;
}
