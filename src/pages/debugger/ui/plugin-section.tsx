import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Switch } from '@/shared/ui/switch';
import { Tag, type TagTone } from '@/shared/ui/tag';

import { valueSet } from '../model/configuration';
import { $pluginLines, pluginsOpened } from '../model/plugins';
import { Code, Table } from './table';

const tones: Readonly<Record<string, TagTone>> = { ready: 'won', loading: 'accent', error: 'danger' };
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** Remote apps: whose they are, what they cost, and a switch for each, in this browser alone. */
export function PluginSection() {
  const t = useT();
  const [lines, open, set] = useUnit([$pluginLines, pluginsOpened, valueSet]);
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Table
      label="debugger.section.plugins"
      heads={[
        'debugger.column.name',
        'debugger.column.owner',
        'debugger.column.version',
        'debugger.column.state',
        'debugger.column.size',
        'debugger.column.ms',
        'debugger.plugin.on',
      ]}
      rows={lines.map(({ id, owner, version, state, isOn, isGiven, loaded }) => ({
        key: id,
        cells: [
          <Code>{id}</Code>,
          <Code>{owner}</Code>,
          <Code>{version}</Code>,
          <Tag tone={isGiven ? tones[state] : 'neutral'}>{isGiven ? state : t('debugger.plugin.notGiven')}</Tag>,
          <Code>{loaded === null ? '–' : kilobytes(loaded.size)}</Code>,
          <Code>{loaded === null ? '–' : loaded.ms.toFixed(0)}</Code>,
          <Switch
            label={`${t('debugger.plugin.on')}: ${id}`}
            isLabelHidden
            checked={isOn}
            onCheckedChange={(value) => set({ path: ['plugins', id, 'enabled'], value })}
          />,
        ],
      }))}
    />
  );
}
