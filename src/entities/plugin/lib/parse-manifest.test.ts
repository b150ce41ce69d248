import { expect, test } from 'vitest';

import { SiteConfig } from '@contracts/site';

import { parseManifest } from './parse-manifest';

const header = {
  id: 'header',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/header/index.a1b2c3d4.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'header' }],
  enabled: true,
};
const manifest = (...plugins: unknown[]) => ({ version: 1, plugins });

test('[PLUG-01] the site configuration merges over the manifest', () => {
  const { entries } = parseManifest(manifest(header), { header: { enabled: false, rollout: { percent: 5 } } }, true);
  expect(entries).toEqual([{ ...header, enabled: false, rollout: { percent: 5 } }]);
});

test.each([
  ['enabled', 'no'],
  ['rollout', { percent: 'ten' }],
  ['mounts', [{ place: 'header' }]],
  ['permissions', 'all'],
  ['integrity', 'sha384-x'],
  ['entry', 'https://elsewhere.example/x.js'],
  ['sdk', '^2.0'],
  ['react', '^18.0'],
  ['use', '7.7.7'],
  ['timeoutMs', -1],
  ['timeoutMs', 0],
  ['timeoutMs', 1e12],
])('[PLUG-28] a wrong %s of the configuration costs that field alone, and is reported', (field, value) => {
  const override = { [field]: value, version: '1.2.0' };
  const { entries, problems } = parseManifest(manifest(header), { header: override }, true);
  expect(entries).toEqual([{ ...header, version: '1.2.0' }]);
  expect(problems).toEqual([
    {
      id: 'header',
      version: '1.2.0',
      path: expect.stringContaining(field),
      message: expect.stringMatching(/./),
      isDropped: false,
    },
  ]);
});

test('[PLUG-28] [BOOT-12] a configuration that sets a plugin wrongly is a configuration', () => {
  const wrong = { news: { enabled: 'no', rollout: 7 }, header: null };
  expect(SiteConfig.shape.plugins.safeParse(wrong).success).toBe(true);
});

test.each([[null], ['off'], [7], [[]]])('[PLUG-28] a configuration of %j for a plugin changes nothing', (override) => {
  const { entries } = parseManifest(manifest(header), { header: override }, true);
  expect(entries).toEqual([header]);
});

test('a configuration cannot turn one plugin into another', () => {
  const { entries } = parseManifest(manifest(header), { header: { id: 'footer' } }, true);
  expect(entries[0]?.id).toBe('header');
});

test.each([
  ['a wrong mount', { mounts: [{ place: 'header' }] }, 'mounts.0'],
  ['no version', { version: undefined }, 'version'],
  ['[PLUG-17] a foreign address', { entry: 'https://elsewhere.example/x.js' }, 'entry'],
  ['[PLUG-17] a foreign address without a scheme', { entry: '//elsewhere.example/x.js' }, 'entry'],
  ['[PLUG-34] a style sheet without a pin', { style: '/plugins/header/x.css' }, 'styleIntegrity'],
  ['[PLUG-17] a foreign style sheet', { style: 'https://elsewhere.example/x.css' }, 'style'],
  ['[PLUG-17] no pin', { integrity: undefined }, 'integrity'],
  ['a pin that is none', { integrity: 'sha384-x' }, 'integrity'],
  ['a host of another time', { sdk: '^2.0' }, 'sdk'],
  ['a newer host', { sdk: '^1.7' }, 'sdk'],
  ['a range of another form', { sdk: '1.x' }, 'sdk'],
  ['[PLUG-61] another React', { react: '^18.2' }, 'react'],
])('%s costs the entry alone and is reported by name and path', (_, change, path) => {
  const footer = { ...header, id: 'footer', ...change };
  const { entries, problems } = parseManifest(manifest(footer, header), {}, true);
  expect(entries.map(({ id }) => id)).toEqual(['header']);
  expect(problems).toMatchObject([{ id: 'footer', path }]);
});

test.each(['weather', 'segments', 'schedule', 'constructor', 'country'])(
  '[PLUG-79] a condition "%s" that this host does not know is for nobody, in the manifest and in the configuration, and is told',
  (name) => {
    const requires = { languages: ['en'], [name]: ['phone'] };
    const told = { entries: [], problems: [{ id: 'header', path: `requires.${name}`, isDropped: true }] };
    expect(parseManifest(manifest({ ...header, requires }), {}, true)).toMatchObject(told);
    expect(parseManifest(manifest(header), { header: { requires } }, true)).toMatchObject(told);
  },
);

test.each([
  ['requires.not.weather', { not: { weather: ['rain'] } }],
  ['requires.not.countries', { not: { countries: 'DE' } }],
  ['requires.countries', { countries: 'DE' }],
  ['requires.devices.0', { devices: ['phone'] }],
  ['requires.from', { from: 'tomorrow' }],
  ['requires.from', { from: '2027-03-28T12:00' }],
  ['requires.until', { until: '2027-02-31T25:00Z' }],
  ['requires', ['en']],
])(
  '[PLUG-79] [PLUG-99] a wrong %s is for nobody, in the manifest and in the configuration, and is told',
  (path, requires) => {
    const told = { entries: [], problems: [{ id: 'header', path, isDropped: true }] };
    expect(parseManifest(manifest({ ...header, requires }), {}, true)).toMatchObject(told);
    expect(parseManifest(manifest(header), { header: { requires } }, true)).toMatchObject(told);
  },
);

test('[PLUG-60] a version that the server has may be named, and other forms of a range are understood', () => {
  const card = { ...header, sdk: '>=1.0 <2', react: '~19.3', versions: ['1.2.0', '1.0.0'] };
  const { entries, problems } = parseManifest(manifest(card), { header: { use: '1.0.0' } }, true);
  expect(entries).toEqual([{ ...card, use: '1.0.0' }]);
  expect(problems).toEqual([]);
});

test('[PLUG-107] versions before another are read one by one, with the same configuration laid over each', () => {
  const step = (version: string, change = {}) => ({ ...header, version, share: { percent: 5 }, ...change });
  const steps = [step('1.1.0'), step('1.2.0', { integrity: undefined }), step('1.3.0', { id: 'other' }), null];
  const { entries, all, problems } = parseManifest(
    manifest({ ...header, steps }),
    { header: { rollout: { percent: 9 }, use: [{ version: '1.1.0', percent: 5 }] } },
    true,
  );
  expect(entries.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(all.map(({ id, version, rollout }) => [id, version, rollout])).toEqual([
    ['header', '1.1.0', { percent: 9 }],
    ['header', '1.3.0', { percent: 9 }],
    ['header', '1.0.0', { percent: 9 }],
  ]);
  expect(problems).toMatchObject([
    { id: 'header', version: '1.2.0', path: 'integrity', isDropped: true },
    { id: 'header', isDropped: true },
  ]);
});

test('[PLUG-30] a permission that this host does not know costs the plugin nothing', () => {
  const { entries, problems } = parseManifest(
    manifest({ ...header, permissions: ['navigate', 'wallet:open'] }),
    {},
    true,
  );
  expect(entries.map(({ id }) => id)).toEqual(['header']);
  expect(problems).toEqual([]);
});

test('of two entries with one id the first counts', () => {
  const { entries, problems } = parseManifest(manifest(header, { ...header, version: '2.0.0' }), {}, true);
  expect(entries.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(problems).toMatchObject([{ id: 'header', path: 'id' }]);
});

test.each([null, 'text', {}, { version: 2, plugins: [] }, { version: 1, plugins: 'all' }])(
  '%j is no manifest: no plugins, reported',
  (raw) => {
    const { entries, problems } = parseManifest(raw, {}, true);
    expect(entries).toEqual([]);
    expect(problems).toMatchObject([{ id: 'manifest' }]);
  },
);

test.each([[null], ['text'], [7], [[]]])('an entry that is %j costs itself alone', (raw) => {
  const { entries, problems } = parseManifest(manifest(raw, header), {}, true);
  expect(entries.map(({ id }) => id)).toEqual(['header']);
  expect(problems).toMatchObject([{ id: '#0' }]);
});

test('where the server compiles on request no pin is asked for', () => {
  const { entries } = parseManifest(manifest({ ...header, integrity: undefined }), {}, false);
  expect(entries.map(({ id }) => id)).toEqual(['header']);
});
