import { expect, test } from 'vitest';

import type { PluginEntry } from './plugin.ts';
import { type Audience, keptBy } from './plugin-audience.ts';

const entry: PluginEntry = {
  id: 'news',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/news/index.js',
  mounts: [{ slot: 'home.aside' }],
  enabled: true,
};
const visitor: Audience = {
  isAuth: false,
  language: 'en',
  country: 'GB',
  availability: [1, 2],
  flags: ['isPwa'],
  device: 'mobile',
  currency: '',
  seed: 'a',
  now: Date.parse('2027-03-28T12:00Z'),
};
const player = { ...visitor, isAuth: true, userId: 7, currency: 'EUR' };
const isWanted = (one: PluginEntry, audience: Audience) => keptBy(one, audience) === null;

test.each<[rule: string, change: Partial<PluginEntry>, audience: Audience, expected: boolean]>([
  ['nothing is asked', {}, visitor, true],
  ['[PLUG-01] it is switched off', { enabled: false }, visitor, false],
  ['it needs a player and meets a visitor', { requires: { auth: true } }, visitor, false],
  ['it needs a player and meets one', { requires: { auth: true } }, player, true],
  ['it needs no player', { requires: { auth: false } }, player, true],
  ['its entry is available', { requires: { availability: [2] } }, visitor, true],
  ['one of its entries is not', { requires: { availability: [2, 47] } }, visitor, false],
  ['its flag is on', { requires: { flags: ['isPwa'] } }, visitor, true],
  ['its flag is off', { requires: { flags: ['isVipDomain'] } }, visitor, false],
  ['its language', { requires: { languages: ['ru', 'en'] } }, visitor, true],
  ['another language', { requires: { languages: ['ru'] } }, visitor, false],
  ['lists are empty', { requires: { languages: [], countries: [], flags: [], availability: [] } }, visitor, true],
  ['its country', { requires: { countries: ['gb'] } }, visitor, true],
  ['another country', { requires: { countries: ['DE'] } }, visitor, false],
  ['[PLUG-99] its device', { requires: { devices: ['tablet', 'mobile'] } }, visitor, true],
  ['[PLUG-99] another device', { requires: { devices: ['desktop'] } }, visitor, false],
  ['[PLUG-99] its currency', { requires: { currencies: ['usd', 'eur'] } }, player, true],
  ['[PLUG-99] another currency', { requires: { currencies: ['USD'] } }, player, false],
  ['[PLUG-99] a currency, and a visitor has none', { requires: { currencies: ['EUR'] } }, visitor, false],
  ['[PLUG-99] its time has come', { requires: { from: '2027-03-28T12:00Z' } }, visitor, true],
  ['[PLUG-99] its time has not come', { requires: { from: '2027-03-28T12:01Z' } }, visitor, false],
  ['[PLUG-99] its time by another clock', { requires: { from: '2027-03-28T15:01+03:00' } }, visitor, false],
  ['[PLUG-99] its time is not over', { requires: { until: '2027-03-28T12:00:00.001Z' } }, visitor, true],
  ['[PLUG-99] its time is over', { requires: { until: '2027-03-28T12:00Z' } }, visitor, false],
  ['[PLUG-99] who is left out', { requires: { not: { countries: ['gb'] } } }, visitor, false],
  ['[PLUG-99] who is left out is another', { requires: { not: { countries: ['DE'] } } }, visitor, true],
  ['[PLUG-99] all of it leaves out', { requires: { not: { countries: ['GB'], devices: ['mobile'] } } }, visitor, false],
  ['[PLUG-99] half of it does not', { requires: { not: { countries: ['GB'], devices: ['tablet'] } } }, visitor, true],
  ['[PLUG-99] nothing leaves out', { requires: { not: {} } }, visitor, true],
  ['[PLUG-99] a listed player at 0 %', { rollout: { percent: 0, players: [7] } }, player, true],
  ['[PLUG-99] a player not listed at 0 %', { rollout: { percent: 0, players: [8] } }, player, false],
  [
    '[PLUG-99] a listed player elsewhere',
    { requires: { countries: ['DE'] }, rollout: { percent: 0, players: [7] } },
    player,
    false,
  ],
  [
    '[PLUG-99] a listed player, held',
    { rollout: { percent: 0, players: [7] }, held: [{ version: '1.0.0', percent: 0, reason: '' }] },
    player,
    false,
  ],
  ['everybody is in', { rollout: { percent: 100 } }, visitor, true],
  ['nobody is in', { rollout: { percent: 0 } }, visitor, false],
  ['[PLUG-65] its version is held', { held: [{ version: '1.0.0', percent: 0, reason: '' }] }, visitor, false],
  ['[PLUG-65] another version is held', { held: [{ version: '1.0.1', percent: 0, reason: '' }] }, visitor, true],
])('shown or not when %s', (_, change, audience, expected) => {
  expect(isWanted({ ...entry, ...change }, audience)).toBe(expected);
});

const inside = (percent: number, id = 'news') =>
  Array.from({ length: 10_000 }, (_, place) => `player ${String(place)}`).filter((seed) =>
    isWanted({ ...entry, id, rollout: { percent } }, { ...visitor, seed }),
  );

test.each([0.5, 10, 30])('[PLUG-27] a rollout of %d % is for so many of ten thousand players', (percent) => {
  const expected = percent * 100;
  expect(Math.abs(inside(percent).length - expected)).toBeLessThan(4 * Math.sqrt(expected));
});

test('[PLUG-27] a rollout that is raised loses nobody', () => {
  const wide = new Set(inside(50));
  expect(inside(10).filter((seed) => !wide.has(seed))).toEqual([]);
});

test('[PLUG-27] who is in for one plugin is in for another no sooner than anybody else', () => {
  const other = new Set(inside(10, 'promotions'));
  const both = inside(10).filter((seed) => other.has(seed)).length;
  expect(both).toBeGreaterThan(50);
  expect(both).toBeLessThan(150);
});

const placed = (rollout: NonNullable<PluginEntry['rollout']>, id = 'news') =>
  Array.from({ length: 4000 }, (_, place) => `player ${String(place)}`).filter((seed) =>
    isWanted({ ...entry, id, rollout }, { ...visitor, seed }),
  );

test('[PLUG-99] apps of one group count the same people, and whoever is held out is in for none of them', () => {
  const held = placed({ percent: 5, group: 'autumn' });
  const [one, other] = ['news', 'toto'].map((id) => placed({ percent: 40, after: 5, group: 'autumn' }, id));
  expect(one).toEqual(other);
  expect(one!.length).toBeGreaterThan(1400);
  expect(held.length).toBeGreaterThan(120);
  expect(held.filter((seed) => one!.includes(seed))).toEqual([]);
  expect(placed({ percent: 20, after: 5, group: 'autumn' }).every((seed) => one!.includes(seed))).toBe(true);
});

test.each<[field: string | null, change: Partial<PluginEntry>]>([
  [null, {}],
  ['enabled', { enabled: false }],
  ['rollout', { rollout: { percent: 0 } }],
  ['held', { held: [{ version: '1.0.0', percent: 0, reason: '' }] }],
  ['requires.auth', { requires: { auth: true } }],
  ['requires.until', { requires: { languages: ['en'], until: '2027-01-01T00:00Z' } }],
  ['requires.not', { requires: { not: { flags: ['isPwa'] } } }],
])('[PLUG-99] it is said which field keeps the app from somebody: %s', (field, change) => {
  expect(keptBy({ ...entry, ...change }, visitor)).toBe(field);
});

test('[PLUG-99] a fact that is not known yet neither lets out nor keeps', () => {
  const server: Audience = { isAuth: false, now: visitor.now };
  const requires = {
    devices: ['desktop' as const],
    currencies: ['EUR'],
    languages: ['ru'],
    availability: [9],
    flags: ['x'],
  };
  expect(keptBy({ ...entry, requires, rollout: { percent: 1 } }, server)).toBeNull();
  expect(keptBy({ ...entry, requires: { not: { countries: ['GB'], devices: ['desktop'] } } }, server)).toBeNull();
  expect(keptBy({ ...entry, requires: { from: '2028-01-01T00:00Z' } }, server)).toBe('requires.from');
  expect(keptBy({ ...entry, rollout: { percent: 0 } }, server)).toBe('rollout');
});

/** Of ten thousand players those in the share of a version. */
const sharing = (share: NonNullable<PluginEntry['share']>, change: Partial<PluginEntry> = {}) =>
  Array.from({ length: 10_000 }, (_, place) => `player ${String(place)}`).filter((seed) =>
    isWanted({ ...entry, share: { group: 'news versions', ...share }, ...change }, { ...visitor, seed }),
  );

test('[PLUG-107] a share of a version that grows loses nobody, and those of two versions do not meet', () => {
  const [few, more, next] = [sharing({ percent: 10 }), sharing({ percent: 30 }), sharing({ percent: 40, after: 30 })];
  expect(few.every((seed) => more.includes(seed))).toBe(true);
  expect(next.filter((seed) => more.includes(seed))).toEqual([]);
  expect(Math.abs(more.length - 3000)).toBeLessThan(4 * Math.sqrt(3000));
  expect(Math.abs(next.length - 4000)).toBeLessThan(4 * Math.sqrt(4000));
});

test.each([
  ['rollout', 10, 50],
  ['rollout', 5, 25],
  ['share', 10, 50],
] as const)('[PLUG-65] within a %s of %d a trial of a twentieth is for so many', (field, percent, expected) => {
  const held = [{ version: '1.0.0', percent: 5, reason: '' }];
  const own = { percent, ...(field === 'share' && { after: 90, group: 'news versions' }) };
  const tried = Array.from({ length: 10_000 }, (_, place) => `player ${String(place)}`).filter((seed) =>
    isWanted({ ...entry, held, [field]: own }, { ...visitor, seed }),
  );
  expect(Math.abs(tried.length - expected)).toBeLessThan(4 * Math.sqrt(expected));
});

test('[PLUG-107] of those who get the app at all, and of those who try a version again, the share is the same', () => {
  for (const change of [
    { rollout: { percent: 20 } },
    { held: [{ version: '1.0.0', percent: 20, reason: '' }] },
  ] satisfies Partial<PluginEntry>[]) {
    const both = sharing({ percent: 30 }, change).length;
    expect(Math.abs(both - 600)).toBeLessThan(4 * Math.sqrt(600));
  }
});
