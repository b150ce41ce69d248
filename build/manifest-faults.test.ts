import { expect, test } from 'vitest';

import { type HostFacts, manifestFaults } from './manifest-faults.ts';
import { sha } from './sha.ts';

const script = 'import { jsx } from "react/jsx-runtime";';
const style = ':where([data-plugin="motd"]) .a{color:red}';
const files: Record<string, string> = {
  '/plugins/motd/index.js': script,
  '/plugins/motd/index.css': style,
  '/plugins/motd/pink.css': 'body{background:pink}',
  '/plugins/motd/kit.js': 'import{Button as b}from"@openbook/ui";',
};
const host: HostFacts = {
  react: '19.3.1',
  takesApps: (path) => /^\/(?:news|promotions)(?:\/x)?$/.test(path),
  read: (address) => (files[address] === undefined ? null : Buffer.from(files[address])),
};
const motd = {
  id: 'motd',
  version: '1.0.0',
  sdk: '^1.0',
  kind: 'module',
  entry: '/plugins/motd/index.js',
  integrity: sha(384, script),
  style: '/plugins/motd/index.css',
  styleIntegrity: sha(384, style),
  mounts: [{ slot: 'footer' }, { route: 'promotions/*' }],
  permissions: ['navigate'],
  enabled: true,
};
const faults = (...plugins: unknown[]) => manifestFaults({ version: 1, plugins }, host);

test('[PLUG-35] a good manifest has no fault', () => {
  expect(faults(motd)).toEqual([]);
});

test.each([
  [
    'an unknown slot',
    { mounts: [{ slot: 'headr' }] },
    'mounts[0].slot',
    '"headr" is no slot of this host',
    /header, footer/,
  ],
  [
    'a slot of links without one',
    { mounts: [{ slot: 'footer.link' }] },
    'mounts[0].link',
    /without a "link"/,
    /account\.menu, office\.section, footer\.link/,
  ],
  [
    'a link to a slot of apps',
    { mounts: [{ slot: 'home.top', link: { title: 'Match', path: '/news' } }] },
    'mounts[0].link',
    'brings a link to "home.top", which draws apps',
    /all others no link/,
  ],
  [
    'a route without a page',
    { mounts: [{ slot: 'footer' }, { route: 'match' }] },
    'mounts[1].route',
    /no page at "match"/,
    /npm run routes/,
  ],
  ['no mount', { mounts: [] }, 'mounts', /nowhere/, /slot/],
  [
    'an unknown permission',
    { permissions: ['navigate', 'wallet:open'] },
    'permissions[1]',
    /granted to nobody/,
    /coupon:add/,
  ],
  [
    'a permission that an earlier facade lacks',
    { sdk: '^1.1', permissions: ['odds:read'] },
    'sdk',
    /before 1.2.0/,
    /1\.2/,
  ],
  [
    'a setting of a wrong shape',
    { sdk: '^1.2', configSchema: { title: 'Derby' } },
    'configSchema.title',
    /no setting/,
    /default/,
  ],
  ['another facade', { sdk: '^2.0' }, 'sdk', /does not hold/, /\^/],
  ['[PLUG-61] another React', { react: '^18.0' }, 'react', /does not hold 19/, /\^19/],
  ['a kind that does not run', { kind: 'worker' }, 'kind', /./, /module/],
  [
    '[PLUG-17] a frame of an origin that nobody listed',
    { kind: 'frame', title: 'x' },
    'entry',
    /no listed origin/,
    /frameOrigins/,
  ],
  ['a wrong field', { enabled: 'yes' }, 'enabled', /./, /true or false/],
  ['an unknown field', { rolout: 10 }, 'rolout', 'is no field of an entry', /rollout/],
  ['a file of another site', { entry: 'https://elsewhere.example/x.js' }, 'entry', /not of this site/, /begins with/],
  ['a script without a pin', { integrity: undefined }, 'integrity', /does not pin/, /sha384-/],
  ['a style sheet without a pin', { styleIntegrity: undefined }, 'styleIntegrity', /does not pin/, /sha384-/],
  ['a file that is not there', { entry: '/plugins/motd/gone.js' }, 'entry', /is not there/, /Put the file/],
  ['a file that does not fit its pin', { integrity: sha(384, 'x') }, 'integrity', /is not the hash/, /anew/],
  [
    'a style sheet for the whole page',
    { style: '/plugins/motd/pink.css', styleIntegrity: sha(384, 'body{background:pink}') },
    'style',
    '"body" reaches beyond the plugin',
    /scope-styles/,
  ],
  ['the name of what every object has', { id: 'constructor' }, 'id', '"constructor" does not fit', /Small letters/],
  ['a field that is not there', { version: undefined }, 'version', 'is not there', /1\.2\.0/],
  ['a version that is none', { version: 'latest' }, 'version', '"latest" is no version', /1\.2\.0/],
  ['a version to use that there is not', { use: '9.9.9' }, 'use', /no such version/, /versions/],
  ['a condition that means nothing', { requires: { country: ['GB'] } }, 'requires.country', /no field/, /countries/],
  [
    'an order beside its mount',
    { mounts: [{ slot: 'footer', ordr: 2 }] },
    'mounts[0].ordr',
    'is no field of "mounts"',
    /order/,
  ],
  ['a slot twice', { mounts: [{ slot: 'footer' }, { slot: 'footer' }] }, 'mounts[1]', /repeats/, /One mount a slot/],
  ['no time to draw', { timeoutMs: -1 }, 'timeoutMs', /does not fit/, /500 to 60,000/],
  ['the frame of a script', { frame: { height: 9 } }, 'frame', 'says nothing of a "module"', /kind "frame"/],
  [
    'a recursive schema of settings',
    { sdk: '^1.2', configSchema: { tree: { type: 'object', properties: { tree: { $ref: '#' } } } } },
    'configSchema.tree',
    'is no setting',
    /default/,
  ],
  [
    'a default that its setting refuses',
    { sdk: '^1.2', configSchema: { size: { type: 'number', default: 9, max: 5 } } },
    'configSchema.size.default',
    'is more than 5',
    /min/,
  ],
  [
    'a value that its setting refuses',
    { sdk: '^1.2', configSchema: { size: { type: 'number', default: 3 } }, config: { size: 'tall' } },
    'config.size',
    'is no number',
    /that name/,
  ],
  [
    'a value of no setting',
    { sdk: '^1.2', configSchema: { size: { type: 'number', default: 3 } }, config: { sise: 4 } },
    'config.sise',
    /never sees it/,
    /take it out/,
  ],
  ['texts of one language that are none', { texts: { en: 5 } }, 'texts.en', '5 does not fit', /file/],
])('[PLUG-35] the check reports %s by its JSON path, with what to do', (_, change, path, fault, advice) => {
  const found = faults({ ...motd, ...change });
  expect(found).toEqual([
    {
      path: `$.plugins[0].${path}`,
      fault: typeof fault === 'string' ? fault : expect.stringMatching(fault),
      advice: expect.stringMatching(advice),
    },
  ]);
});

test('[PLUG-35] the check reports all faults of all entries at once', () => {
  const bad = { ...motd, sdk: '^2.0', mounts: [{ slot: 'x' }, { route: 'y' }], permissions: ['z'] };
  expect(faults(bad, 7, { ...motd, version: 1 }).map(({ path }) => path)).toEqual([
    '$.plugins[0].sdk',
    '$.plugins[0].mounts[0].slot',
    '$.plugins[0].mounts[1].route',
    '$.plugins[0].permissions[0]',
    '$.plugins[1]',
    '$.plugins[2].version',
  ]);
  expect(faults(motd, motd).map(({ path }) => path)).toEqual(['$.plugins[1].id', '$.plugins[1].mounts']);
});

test('[PLUG-35] names that mean nothing at any depth, a prototype and lists that are none are told of', () => {
  const raw = JSON.parse(
    `{"version":1,"plugins":[],"frameOrigins":"https://chat.example","plugin":[],"__proto__":{"x":1}}`,
  ) as unknown;
  expect(manifestFaults(raw, host).map(({ path }) => path)).toEqual(['$.frameOrigins', '$.plugin', '$.__proto__']);
  const settings = JSON.parse('{"__proto__":{"type":"string","default":""}}') as object;
  expect(faults({ ...motd, sdk: '^1.2', configSchema: settings }).map(({ path }) => path)).toEqual([
    '$.plugins[0].configSchema.__proto__',
  ]);
});

test('[PLUG-35] a manifest with a thousand entries is read whole', () => {
  const all = Array.from({ length: 1000 }, (_, index) => ({
    ...motd,
    id: `a${String(index)}`,
    mounts: [{ slot: 'x' }],
  }));
  expect(faults(...all).filter(({ path }) => path.endsWith('.mounts[0].slot'))).toHaveLength(1000);
});

test.each([
  ['nothing', null, ['$']],
  ['a page', '<!doctype html>', ['$']],
  ['another version', { version: 2, plugins: [] }, ['$.version']],
])('[PLUG-35] the check reports %s in place of a manifest', (_, raw, paths) => {
  expect(manifestFaults(raw, host).map(({ path }) => path)).toEqual(paths);
});

test('[PLUG-55] an entry must say "ui" when its script imports the kit', () => {
  const entry = '/plugins/motd/kit.js';
  const kit = { ...motd, entry, integrity: sha(384, files[entry] ?? '') };
  expect(faults(kit).map(({ path }) => path)).toEqual(['$.plugins[0].ui']);
  expect(faults({ ...kit, ui: true })).toEqual([]);
});

test('[PLUG-17] a frame is named and of a listed origin; a pattern is no origin', () => {
  const frame = {
    id: 'chat',
    version: '1.0.0',
    kind: 'frame',
    entry: 'https://chat.example/',
    mounts: [{ slot: 'home.top' }],
    enabled: true,
  };
  const pathsOf = (entry: object, frameOrigins: unknown) =>
    manifestFaults({ version: 1, plugins: [entry], frameOrigins }, host).map(({ path }) => path);
  const fine = { ...frame, title: 'Chat', frame: { height: { min: 100, max: 300 } } };
  expect(pathsOf(fine, ['https://chat.example'])).toEqual([]);
  expect(pathsOf({ ...frame, frame: { sandbox: ['allow-top-navigation'] } }, ['https://chat.example'])).toEqual([
    '$.plugins[0].title',
    '$.plugins[0].frame',
  ]);
  expect(pathsOf(fine, ['https://*.example'])).toEqual(['$.frameOrigins[0]', '$.plugins[0].entry']);
});
