import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Switch } from '@/shared/ui/switch';
import { Tag, type TagTone } from '@/shared/ui/tag';

import type { PluginFaults, PluginSight } from '../lib/given';
import { $isCopied, patchCopied, valueSet } from '../model/configuration';
import { $pluginLines, pluginsOpened } from '../model/plugins';
import * as css from './page.css';
import { PluginDesk } from './plugin-desk';
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
const whole = (ms: number | null | undefined) => (ms === null || ms === undefined ? '–' : ms.toFixed(0));

type PluginSectionProps = { faults: readonly PluginFaults[]; sights: readonly PluginSight[] };

/** Remote apps: who owns them, what they cost and how they fare; one of them is looked at closely below. */
export function PluginSection({ faults, sights }: PluginSectionProps) {
  const t = useT();
  const [lines, isCopied] = useUnit([$pluginLines, $isCopied]);
  const [open, set, copy] = useUnit([pluginsOpened, valueSet, patchCopied]);
  useEffect(() => {
    open();
  }, [open]);
  const sightOf = (name: string) => sights.find(({ id }) => id === name);
  return (
    <>
      <Table
        label="debugger.section.plugins"
        heads={[
          'debugger.column.name',
          'debugger.column.owner',
          'debugger.column.version',
          'debugger.column.state',
          'debugger.column.size',
          'debugger.plugin.load',
          'debugger.plugin.mount',
          'debugger.plugin.long',
          'debugger.plugin.errors',
          'debugger.plugin.on',
        ]}
        rows={lines.map(({ id, entry, owner, version, state, isOn, isGiven, problems, bytes }) => ({
          key: id,
          cells: [
            <Code>{id}</Code>,
            <Code>{owner}</Code>,
            <Code>{version}</Code>,
            <>
              <Tag tone={isGiven || general.includes(state) ? tones[state] : 'neutral'}>
                {isGiven || general.includes(state) ? state : t('debugger.plugin.notGiven')}
              </Tag>
              {[...problems, ...faults.flatMap((one) => (one.id === id ? one.faults : []))].map((problem) => (
                <div key={problem}>
                  <Code>{problem}</Code>
                </div>
              ))}
            </>,
            <Code>{bytes === null ? '–' : kilobytes(bytes)}</Code>,
            <Code>{whole(sightOf(id)?.loadMs)}</Code>,
            <Code>{whole(sightOf(id)?.mountMs)}</Code>,
            <Code>{whole(sightOf(id)?.longMs)}</Code>,
            <Code>{sightOf(id)?.errors.length ?? 0}</Code>,
            entry !== null && (
              <Switch
                label={`${t('debugger.plugin.on')}: ${id}`}
                isLabelHidden
                checked={isOn}
                onCheckedChange={(value) => set({ path: ['plugins', id, 'enabled'], value })}
              />
            ),
          ],
        }))}
      />
      <PluginDesk sights={sights} />
      <div className={css.bar}>
        <Button onClick={() => copy()}>{t('debugger.config.copy')}</Button>
        <span role="status" className={css.quiet}>
          {isCopied ? t('debugger.config.copied') : ''}
        </span>
      </div>
    </>
  );
}
