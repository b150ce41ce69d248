import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { isWanted, type Audience } from './is-wanted';

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
  bucket: 0,
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
])('shown or not when %s', (_, change, audience, expected) => {
  expect(isWanted({ ...entry, ...change }, audience)).toBe(expected);
});

test('a rollout of 30 % is for 30 of 100 visitors, always the same ones', () => {
  const inside = () =>
    Array.from({ length: 100 }, (_, bucket) =>
      isWanted({ ...entry, rollout: { percent: 30 } }, { ...visitor, bucket }),
    );
  expect(inside().filter(Boolean)).toHaveLength(30);
  expect(inside()).toEqual(inside());
});
