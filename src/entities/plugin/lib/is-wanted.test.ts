import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { type Audience, isWanted } from './is-wanted';

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
  seed: 'a',
};
const player = { ...visitor, isAuth: true };

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
