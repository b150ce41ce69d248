import { expect, test } from 'vitest';

import { slotSettingFaults } from './slot-settings.ts';

test('[PLUG-41] a good arrangement has no fault', () => {
  expect(
    slotSettingFaults({ 'home.top': { order: ['b', 'a'], remove: ['c'], add: ['d'] } }, ['a', 'b', 'c', 'd']),
  ).toEqual([]);
});

test.each([
  ['an unknown slot', { 'home.topp': {} }, 'slots["home.topp"] is no slot: there are header'],
  ['no set of fields', { 'home.top': ['a'] }, 'slots["home.top"]: '],
  ['an unknown field', { 'home.top': { oder: ['a'] } }, 'slots["home.top"]: '],
  ['a list that is none', { 'home.top': { order: 'a' } }, 'slots["home.top"].order: '],
  ['an id that is no text', { 'home.top': { remove: ['a', 1] } }, 'slots["home.top"].remove.1: '],
  [
    'an unknown plugin',
    { 'home.top': { add: ['x'], order: ['x'] } },
    'slots["home.top"] names a plugin that nobody knows: "x"',
  ],
])('[PLUG-41] %s is told by its path, once', (_, settings, fault) => {
  expect(slotSettingFaults(settings, ['a'])).toEqual([expect.stringContaining(fault)]);
});
