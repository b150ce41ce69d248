import { expect, test } from 'vitest';

import type { PluginEntry } from '../../contracts/plugin.ts';
import { currentApps } from './manifest.ts';

const entry = (version: string, more: Partial<PluginEntry> = {}): PluginEntry => ({
  ...{ id: 'news', version, kind: 'module', entry: `/plugins/news/${version}/a.js`, mounts: [], enabled: true },
  ...more,
});
const versions = ['1.2.0', '1.1.0', '1.0.0'];

/** What pages get of the app: its version, and those before it with their shares. `misfit`: made for another host. */
function read(
  use: unknown,
  { held = [] as string[], misfit = '', last = new Map<string, string>(), isShell = false } = {},
) {
  const told: string[] = [];
  const [current] = currentApps({
    shipped: [entry('1.0.0')],
    published: [entry('1.2.0'), entry('1.1.0')],
    overrides: { news: use === undefined ? {} : { use } },
    host: { misfit: ({ version }) => (version === misfit ? ['sdk', 'is of another host.'] : null) },
    isHeld: ({ version }) => held.includes(version),
    isShell: () => isShell,
    last,
    tell: (line) => told.push(line),
  });
  const app = current?.entry;
  const steps = (app?.steps ?? []).map((step) => {
    const { version, share } = step as PluginEntry;
    return [version, share?.percent, share?.after ?? 0, share?.group];
  });
  return { version: app?.version, versions: app?.versions, steps, told, isBehind: current?.isBehind };
}
const step = (version: string, percent: number) => ({ version, percent });
const group = 'news versions';

test('[PLUG-107] versions in steps stand one after the other before the one of everybody else', () => {
  expect(read([step('1.2.0', 10), step('1.1.0', 25)])).toEqual({
    ...{ version: '1.0.0', versions, told: [], isBehind: true },
    steps: [
      ['1.2.0', 10, 0, group],
      ['1.1.0', 25, 10, group],
    ],
  });
  expect(read([step('1.2.0', 40), step('1.1.0', 60)])).toMatchObject({
    version: '1.0.0',
    steps: [
      ['1.2.0', 40, 0, group],
      ['1.1.0', 60, 40, group],
    ],
  });
});

test('[PLUG-107] a wrong step is left out and told with its path; versions of another host are none', () => {
  expect(read([step('1.2.0', 10), step('7.7.7', 5), step('1.1.0', 500)])).toMatchObject({
    ...{ version: '1.0.0', steps: [['1.2.0', 10, 0, group]] },
    told: [
      'The configuration of plugin "news": use.1.version: no such version',
      expect.stringMatching(/^The configuration of plugin "news": use\.2\.percent: ./),
    ],
  });
  expect(read([step('1.2.0', 10)], { misfit: '1.2.0' })).toMatchObject({
    version: '1.1.0',
    versions: ['1.1.0', '1.0.0'],
  });
});

test('[PLUG-112] a single version that there is not releases none: everybody keeps what they had, or gets the oldest', () => {
  const wrong = ['9.9.9', 7, {}];
  for (const use of wrong) expect(read(use)).toMatchObject({ version: '1.0.0', steps: [], isBehind: false });
  const last = new Map<string, string>();
  read('1.1.0', { last });
  expect(wrong.map((use) => read(use, { last }).version)).toEqual(['1.1.0', '1.1.0', '1.1.0']);
  expect(read('9.9.9', { last, held: ['1.1.0'] }).version).toBe('1.0.0');
  expect(read('9.9.9').told).toEqual(['The configuration of plugin "news": use: "9.9.9" names no version of it']);
  expect(read(null).version).toBe('1.2.0');
});

test.each([[[]], [[null]], [[step('7.7.7', 10)]]])(
  '[PLUG-107] steps that name no version release none: everybody keeps what they had, or gets the oldest (%j)',
  (use) => {
    expect(read(use)).toMatchObject({ version: '1.0.0', steps: [], isBehind: false });
    const last = new Map<string, string>();
    for (const before of ['1.1.0', [step('1.2.0', 10)]]) {
      read(before, { last });
      expect(read(use, { last })).toMatchObject({ version: '1.1.0', steps: [] });
    }
    expect(read(use, { last }).told.at(-1)).toBe(
      'The configuration of plugin "news": use: names no version of the app',
    );
  },
);

test.each<[what: string, use: unknown, held: string[], version: string, steps: string[]]>([
  ['the one before it, and it may be tried', undefined, ['1.2.0'], '1.1.0', ['1.2.0']],
  ['the newest one before it that works', undefined, ['1.2.0', '1.1.0'], '1.0.0', ['1.2.0']],
  ['nothing, when none works', undefined, ['1.2.0', '1.1.0', '1.0.0'], '1.2.0', []],
  ['an older one of what the site names, and no newer one', '1.1.0', ['1.1.0'], '1.0.0', ['1.1.0']],
  ['nothing, when it is the oldest', '1.0.0', ['1.0.0'], '1.0.0', []],
  ['the one behind its steps', [step('1.2.0', 10)], ['1.2.0'], '1.1.0', ['1.2.0']],
  [
    'one that works, and the one wanted there may be tried',
    [step('1.2.0', 10)],
    ['1.1.0'],
    '1.0.0',
    ['1.2.0', '1.1.0'],
  ],
  ['the one before it, also at 100 %', [step('1.2.0', 100)], ['1.2.0'], '1.1.0', ['1.2.0']],
  ['the one wanted there, when none works', [step('1.2.0', 10)], ['1.1.0', '1.0.0'], '1.1.0', ['1.2.0']],
])('[PLUG-108] behind a version that is held back stands %s', (_, use, held, version, steps) => {
  const now = read(use, { held });
  expect([now.version, now.steps.map(([one]) => one)]).toEqual([version, steps]);
});

test('[PLUG-108] whoever is meant to get a held version behind steps tries it again: its share is what the steps leave', () => {
  expect(read([step('1.2.0', 10)], { held: ['1.1.0'] }).steps).toEqual([
    ['1.2.0', 10, 0, group],
    ['1.1.0', 90, 10, group],
  ]);
});

test('[PLUG-108] only what stands behind steps of the configuration is spared, and the shell gives way behind steps alone', () => {
  const isBehind = (use: unknown, ...held: string[]) => read(use, { held }).isBehind;
  expect([isBehind([step('1.2.0', 10)]), isBehind('1.1.0', '1.1.0'), isBehind(undefined, '1.2.0')]).toEqual([
    ...[true, false, false],
  ]);
  expect(isBehind([step('1.0.0', 100)], '1.0.0')).toBe(false);
  expect(read(undefined, { held: ['1.2.0'], isShell: true })).toMatchObject({ version: '1.2.0', steps: [] });
  expect(read([step('1.2.0', 100)], { held: ['1.2.0'], isShell: true }).version).toBe('1.1.0');
});
