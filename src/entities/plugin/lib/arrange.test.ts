import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { arrange, type SlotSettings } from './arrange';

const entry = (id: string, order?: number, slot = 'game.tab'): PluginEntry => ({
  id,
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/${id}/index.js`,
  mounts: [{ slot, ...(order === undefined ? {} : { order }) }],
  enabled: true,
});
const letters = (...ids: string[]) => ids.map((id) => entry(id));
const stand = (entries: PluginEntry[], settings: SlotSettings = {}, slot = 'game.tab') => {
  const { shown = [], left = [] } = arrange(entries, entries, settings)[slot] ?? {};
  return [shown, left].map((apps) => apps.map(({ id }) => id).join('')).join('|');
};
const tab = (setting: unknown) => ({ 'game.tab': setting });

test.each([
  ['the manifest', letters('a', 'b', 'c'), {}, 'abc|'],
  ['the order of the mounts before that of the manifest', [entry('a', 2), entry('b'), entry('c', -1)], {}, 'cba|'],
  ['the configuration before the mounts', [entry('a', -5), entry('b'), entry('c')], tab({ order: ['c', 'b'] }), 'cba|'],
  ['who is removed', letters('a', 'b'), tab({ remove: ['a'] }), 'b|'],
  ['who is added, once', [...letters('a'), entry('z', 0, 'footer')], tab({ add: ['z', 'a'] }), 'az|'],
  ['removed beats added', letters('a', 'b'), tab({ add: ['a'], remove: ['a'] }), 'b|'],
  ['whom nobody knows', letters('a'), tab({ order: ['x', 'a'], add: ['x'] }), 'a|'],
  ['no more than the slot takes', letters('a', 'b', 'c', 'd', 'e', 'f'), tab({ order: ['f'] }), 'fabc|de'],
])('[PLUG-40] [PLUG-41] who stands in a slot: %s', (_, entries, settings, expected) => {
  expect(stand(entries, settings)).toBe(expected);
});

test.each([null, 'a', 7, [['a']], { order: 'ba', remove: 1 }, { order: [['b']], add: [{}] }])(
  '[PLUG-41] a wrong arrangement (%j) counts as none',
  (setting) => {
    expect(stand(letters('a', 'b'), tab(setting))).toBe('ab|');
  },
);

test('[PLUG-41] a wrong arrangement of one slot costs no other', () => {
  const entries = [...letters('a', 'b'), entry('n', 0, 'notice'), entry('m', 0, 'notice')];
  const settings = { 'game.tab': 'off', notice: { order: ['m'] }, __proto__: null, constructor: { order: ['b'] } };
  expect([stand(entries, settings), stand(entries, settings, 'notice')]).toEqual(['ab|', 'mn|']);
});

test('[PLUG-29] who is removed or switched off leaves the place to nobody; who is not for this visitor does not', () => {
  const [a, b] = [entry('a'), entry('b', 0, 'notice')];
  const slots = arrange([a, { ...b, enabled: false }], [], tab({ remove: ['a'] }));
  expect([slots['game.tab']?.isOff, slots.notice?.isOff, arrange([a], [], {})['game.tab']?.isOff]).toEqual([
    true,
    true,
    false,
  ]);
});
