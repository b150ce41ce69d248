/** What docs/run-plugins.md promises to those who run plugins is what the code takes. */
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readPluginSource } from '../../build/plugin-sources.ts';
import { PluginEntry, PluginPermission } from '../../contracts/plugin.ts';
import { isSlot } from '../../contracts/slots.ts';
import { sdkVersion } from '../../plugins/sdk/host.ts';

const page = readFileSync('docs/run-plugins.md', 'utf8');
const rowsOf = (chapter: string) =>
  (page.split(`## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));

test('[PLUG-30] the list of permissions is that of the code', () => {
  const listed = rowsOf('Permissions').flatMap((row) => /^\| `([\w:]+)`/.exec(row)?.[1] ?? []);
  expect(listed.toSorted()).toEqual(PluginPermission.options.toSorted());
});

test('[PLUG-40] [PLUG-57] each example of the configuration fits an app of this tree', async () => {
  const entry = {
    ...{ ...(await readPluginSource('match-of-the-day')), enabled: true, kind: 'module', entry: '/plugins/x.js' },
  };
  const examples = rowsOf('What is decided where').flatMap(
    (row) => /`("(?:plugins|slots|pluginTexts)".*)`/.exec(row)?.[1] ?? [],
  );
  expect(examples).toHaveLength(9);
  const texts = JSON.parse(readFileSync('plugins/match-of-the-day/texts/en.json', 'utf8')) as object;
  for (const example of examples) {
    const {
      plugins = {},
      slots = {},
      pluginTexts = {},
    } = JSON.parse(`{${example}}`) as Record<string, Record<string, object>>;
    for (const fields of Object.values(plugins))
      expect([example, PluginEntry.safeParse({ ...entry, ...fields }).success]).toEqual([example, true]);
    for (const fields of Object.values(plugins))
      for (const name of Object.keys(fields)) expect(Object.keys(PluginEntry.shape)).toContain(name);
    expect(Object.keys(slots).filter((name) => !isSlot(name))).toEqual([]);
    for (const languages of Object.values(pluginTexts))
      for (const own of Object.values(languages) as object[])
        expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(own)));
  }
});

test('[PLUG-76] an app is kept as a file of every release of the SDK before this one', () => {
  // 1.1 was never released.
  const before = Array.from({ length: Number(sdkVersion.split('.')[1]) }, (_, minor) => `1.${String(minor)}`);
  const [current = ''] = /^\d+\.\d+/.exec(sdkVersion) ?? [];
  // That of this release may be there already.
  const kept = readdirSync('tests/fixtures/sdk').filter((release) => release !== current);
  expect(kept.toSorted()).toEqual(before.filter((release) => release !== '1.1'));
});
