import { expect, test } from 'vitest';

import { verdictOf } from './verdict';

test.each([
  ['fine', { success: true, type: 0, time: 0, error_message: '', token: 't' }, { isSolved: true, token: 't' }],
  [
    'fine without a token',
    { success: true, type: 0, time: 5, error_message: '' },
    { isSolved: false, isLogoutUser: false, timeMs: 5000, errorMessage: '' },
  ],
  [
    'wrong',
    { success: false, type: 1, time: 90, error_message: 'no' },
    { isSolved: false, isLogoutUser: false, timeMs: 90_000, errorMessage: 'no' },
  ],
  [
    'log the player out',
    { success: false, type: 2, time: 0, error_message: 'out' },
    { isSolved: false, isLogoutUser: true, timeMs: 0, errorMessage: 'out' },
  ],
  [
    'too late',
    { success: false, type: 3, time: 0, error_message: 'late' },
    { isSolved: false, isLogoutUser: false, timeMs: 0, errorMessage: 'late' },
  ],
])('[VERIF-06] the answer "%s"', (_, answer, verdict) => {
  expect(verdictOf(answer)).toEqual(verdict);
});
