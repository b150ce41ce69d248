import { expect, test } from 'vitest';

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

test('a configuration cannot turn one plugin into another', () => {
  const { entries } = parseManifest(manifest(header), { header: { id: 'footer' } }, true);
  expect(entries[0]?.id).toBe('header');
});

test.each([
  ['a wrong mount', { mounts: [{ place: 'header' }] }, 'mounts[0]'],
  ['no version', { version: undefined }, 'version'],
  ['[PLUG-17] a foreign address', { entry: 'https://elsewhere.example/x.js' }, 'entry'],
  ['[PLUG-17] a foreign address without a scheme', { entry: '//elsewhere.example/x.js' }, 'entry'],
  ['[PLUG-17] a foreign style sheet', { style: 'https://elsewhere.example/x.css' }, 'style'],
  ['[PLUG-17] no pin', { integrity: undefined }, 'integrity'],
  ['a pin that is none', { integrity: 'sha384-x' }, 'integrity'],
  ['a host of another time', { sdk: '^2.0' }, 'sdk'],
  ['a newer host', { sdk: '^1.7' }, 'sdk'],
  ['a range of another form', { sdk: '>=1' }, 'sdk'],
])('%s costs the entry alone and is reported by name and path', (_, change, path) => {
  const footer = { ...header, id: 'footer', ...change };
  const { entries, problems } = parseManifest(manifest(footer, header), {}, true);
  expect(entries.map(({ id }) => id)).toEqual(['header']);
  expect(problems).toMatchObject([{ id: 'footer', path }]);
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
