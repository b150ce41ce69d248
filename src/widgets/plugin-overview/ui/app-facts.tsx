import { useUnit } from 'effector-react';

import { PluginPermission } from '@contracts/plugin';

import { $siteConfig } from '@/entities/site';
import { type TextKey, useT } from '@/shared/i18n';

import type { PluginSight } from '../lib/given';
import { showValue } from '../lib/show-value';
import { type Source, valuesOf } from '../lib/values';
import { $chosenEntry } from '../model/chosen';
import * as css from './overview.css';
import { Code, Table } from './table';

const sources: Readonly<Record<Source, TextKey>> = {
  manifest: 'debugger.plugin.sourceManifest',
  site: 'debugger.plugin.sourceSite',
  browser: 'debugger.plugin.sourceBrowser',
};
const granted = new Set<string>(PluginPermission.options);

type AppFactsProps = {
  sights: readonly PluginSight[];
  /** What this browser alone lays over the site configuration, by app. */
  browser?: unknown;
};

/** The chosen app in full: its errors, its permissions, and where its values come from. */
export function AppFacts({ sights, browser }: AppFactsProps) {
  const t = useT();
  const [entry, site] = useUnit([$chosenEntry, $siteConfig]);
  if (entry === null) return null;
  const sight = sights.find(({ id }) => id === entry.id);
  const errors = sight?.errors ?? [];
  return (
    <>
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
          name="debugger.plugin.permissions"
          heads={['debugger.column.name', 'debugger.plugin.granted', 'debugger.plugin.used']}
          rows={(entry.permissions ?? []).map((name) => ({
            key: name,
            cells: [
              <Code>{name}</Code>,
              t(granted.has(name) ? 'debugger.plugin.yes' : 'debugger.plugin.no'),
              <Code>{sight?.uses[name] ?? '–'}</Code>,
            ],
          }))}
        />
      </section>
      <section>
        <h2 className={css.heading}>{t('debugger.plugin.values')}</h2>
        <Table
          name="debugger.plugin.values"
          heads={['debugger.column.name', 'debugger.column.value', 'debugger.plugin.source']}
          rows={valuesOf(entry, site?.plugins, browser).map(({ field, value, source }) => ({
            key: field,
            cells: [<Code>{field}</Code>, <Code>{showValue(value, 0)}</Code>, t(sources[source])],
          }))}
        />
      </section>
    </>
  );
}
