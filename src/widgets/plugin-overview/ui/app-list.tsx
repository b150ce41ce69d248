import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';

import { type TextKey, useT } from '@/shared/i18n';
import { Tag, type TagTone } from '@/shared/ui/tag';

import type { PluginFaults, PluginSight } from '../lib/given';
import { $pageMemory, $pluginLines, type PluginLine, pluginsOpened } from '../model/lines';
import { quiet } from './overview.css';
import { Code, Table } from './table';

const tones: Readonly<Record<string, TagTone>> = {
  ready: 'won',
  loading: 'accent',
  error: 'danger',
  dropped: 'danger',
  held: 'danger',
};
/** What concerns every visitor is shown in place of what this one gets. */
const general = ['dropped', 'held'];
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const whole = (ms: number | null | undefined) => (ms === null || ms === undefined ? '–' : ms.toFixed(0));

type AppListProps = {
  faults: readonly PluginFaults[];
  sights: readonly PluginSight[];
  /** One more column. */
  extra?: { head: TextKey; cellOf: (line: PluginLine) => ReactNode };
};

/** Remote apps: who owns them, what they cost and how they fare. */
export function AppList({ faults, sights, extra }: AppListProps) {
  const t = useT();
  const [lines, memory, open] = useUnit([$pluginLines, $pageMemory, pluginsOpened]);
  useEffect(() => {
    open();
  }, [open]);
  const sightOf = (name: string) => sights.find(({ id }) => id === name);
  return (
    <>
      <Table
        name="debugger.plugin.list"
        heads={[
          'debugger.column.name',
          'debugger.column.owner',
          'debugger.column.version',
          'debugger.column.state',
          'debugger.column.size',
          'debugger.plugin.load',
          'debugger.plugin.mount',
          'debugger.plugin.long',
          'debugger.plugin.elements',
          'debugger.plugin.errors',
          ...(extra === undefined ? [] : [extra.head]),
        ]}
        rows={lines.map((line) => ({
          key: line.id,
          cells: [
            <Code>{line.id}</Code>,
            <Code>{line.owner}</Code>,
            <Code>{line.version}</Code>,
            <State line={line} faults={faults.flatMap((one) => (one.id === line.id ? one.faults : []))} />,
            <Code>{line.bytes === null ? '–' : kilobytes(line.bytes)}</Code>,
            <Code>{whole(sightOf(line.id)?.loadMs)}</Code>,
            <Code>{whole(sightOf(line.id)?.mountMs)}</Code>,
            <Code>{whole(sightOf(line.id)?.longMs)}</Code>,
            <Code>{whole(sightOf(line.id)?.elements)}</Code>,
            <Code>{sightOf(line.id)?.errors.length ?? 0}</Code>,
            ...(extra === undefined ? [] : [extra.cellOf(line)]),
          ],
        }))}
      />
      {memory !== null && <p className={quiet}>{t('debugger.plugin.memory', { size: megabytes(memory) })}</p>}
    </>
  );
}

function State({ line: { state, keptBy, problems }, faults }: { line: PluginLine; faults: readonly string[] }) {
  const t = useT();
  const isShown = keptBy === null || general.includes(state);
  return (
    <>
      <Tag tone={isShown ? tones[state] : 'neutral'}>{isShown ? state : t('debugger.plugin.notGiven')}</Tag>
      {[...new Set([...(isShown ? [] : [keptBy]), ...problems, ...faults])].map((problem) => (
        <div key={problem}>
          <Code>{problem}</Code>
        </div>
      ))}
    </>
  );
}
