import { expect, test } from 'vitest';

import { canMove, type LoadState } from './load-state';

test.each<[from: LoadState, to: LoadState, isAllowed: boolean]>([
  ['not_exist', 'not_exist', false],
  ['not_exist', 'loading', true],
  ['not_exist', 'ready', true],
  ['not_exist', 'error', false],
  ['loading', 'not_exist', true],
  ['loading', 'loading', false],
  ['loading', 'ready', true],
  ['loading', 'error', true],
  ['ready', 'not_exist', true],
  ['ready', 'loading', false],
  ['ready', 'ready', false],
  ['ready', 'error', false],
  ['error', 'not_exist', true],
  ['error', 'loading', true],
  ['error', 'ready', false],
  ['error', 'error', false],
])('[PLUG-02] [PLUG-03] a remote app that is %s may become %s: %s', (from, to, isAllowed) => {
  expect(canMove(from, to)).toBe(isAllowed);
});
