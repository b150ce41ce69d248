import { useUnit } from 'effector-react';

import { PluginPermission } from '@contracts/plugin';

import { type TextKey, useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import type { PluginSight } from '../lib/given';
import type { Source } from '../lib/plugin-values';
import { showValue } from '../lib/show-value';
import { $desk, appChosen } from '../model/plugin-desk';
import { $pluginLines } from '../model/plugins';
import * as css from './page.css';
import { PluginControls } from './plugin-controls';
import { PluginSettings } from './plugin-settings';
import { Code, Table } from './table';

const sources: Readonly<Record<Source, TextKey>> = {
  manifest: 'debugger.plugin.sourceManifest',
  site: 'debugger.plugin.sourceSite',
  browser: 'debugger.plugin.sourceBrowser',
};

/** One remote app in full: what can be tried with it, its errors, its permissions, and where its values come from. */
export function PluginDesk({ sights }: { sights: readonly PluginSight[] }) {
  const t = useT();
  const [desk, lines, choose] = useUnit([$desk, $pluginLines, appChosen]);
  if (desk === null) return null;
  const { entry, values } = desk;
  const sight = sights.find(({ id }) => id === entry.id);
  const errors = sight?.errors ?? [];
  const granted = new Set<string>(PluginPermission.options);
  return (
    <>
      <Select
        className={css.wide}
        label={t('debugger.plugin.app')}
        size="sm"
        options={lines.flatMap((line) => (line.entry === null ? [] : { value: line.id, label: line.id }))}
        value={entry.id}
        onValueChange={choose}
      />
      <PluginControls key={entry.id} />
      <PluginSettings />
      <section>
        <h2 className={css.heading}>{t('debugger.plugin.errors')}</h2>
        {errors.length === 0 ? (
          <p className={css.quiet}>{t('debugger.empty')}</p>
        ) : (
          <ul>
            {errors.map((error, index) => (
              <li key={index}>
                <Code>{error}</Code>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className={css.heading}>{t('debugger.plugin.permissions')}</h2>
        <Table
          label="debugger.plugin.permissions"
          heads={['debugger.column.name', 'debugger.plugin.granted', 'debugger.plugin.used']}
          rows={(entry.permissions ?? []).map((name) => ({
            key: name,
            cells: [
              <Code>{name}</Code>,
              t(granted.has(name) ? 'debugger.plugin.yes' : 'debugger.plugin.no'),
              <Code>{sight?.uses[name] ?? 0}</Code>,
            ],
          }))}
        />
      </section>
      <section>
        <h2 className={css.heading}>{t('debugger.plugin.values')}</h2>
        <Table
          label="debugger.plugin.values"
          heads={['debugger.column.name', 'debugger.column.value', 'debugger.plugin.source']}
          rows={values.map(({ field, value, source }) => ({
            key: field,
            cells: [<Code>{field}</Code>, <Code>{showValue(value, 0)}</Code>, t(sources[source])],
          }))}
        />
      </section>
    </>
  );
}
