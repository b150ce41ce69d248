import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { findRest } from './find-rest';
import { hasContent } from './has-content';

const entry = (route: string) => ({ id: 'x', mounts: [{ route }] }) as Partial<PluginEntry> as PluginEntry;

test.each([
  ['/', true],
  ['/home/live', true],
  ['/home/line/40-esports', true],
  ['/information/about', true],
  ['/information/rules', true],
  ['/office/history', true],
  ['/slots', true],
  ['/fast-games', true],
  ['/crash-games', true],
  ['/tvgames', true],
  ['/slots/game/12/book', false],
  ['/keno', true],
  ['/poker', true],
  ['/poker/texas', false],
  ['/card-games', true],
  ['/virtualsports', true],
  ['/fishinghunting', false],
  ['/cyber', true],
  ['/statistic', true],
  ['/champs', true],
  ['/office', false],
  ['/tvgames/view/poker', true],
  ['/nope', false],
  ['javascript:alert(1)', false],
])('[BOOT-38] a menu may lead to "%s": %s', (path, expected) => {
  expect(hasContent(path, findRest, [])).toBe(expected);
});

test('[BOOT-38] a page that a remote app fills may be led to, while that app is there', () => {
  expect(hasContent('/news', findRest, [])).toBe(false);
  expect(hasContent('/news', findRest, [entry('news/*')])).toBe(true);
});
