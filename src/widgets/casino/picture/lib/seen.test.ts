import { expect, test } from 'vitest';

import type { Round } from '@/entities/casino/round';

import { seenOf } from './seen';

const round = { choice: { picks: [1, 2] }, draws: [0, 7], isOpen: false } as unknown as Round;

test('[CAS-36] a board that is pressed shows what is chosen now, and a round only while its choice stands', () => {
  expect(seenOf(round, { picks: [1, 2] }, true)).toEqual({ choice: { picks: [1, 2] }, draws: [0, 7], isOpen: false });
  expect(seenOf(round, { picks: [1, 3] }, true)).toEqual({ choice: { picks: [1, 3] }, draws: null, isOpen: false });
  expect(seenOf(null, { below: 50 }, true)).toEqual({ choice: { below: 50 }, draws: null, isOpen: false });
});

test('[CAS-36] a picture that nobody presses shows the last round, whatever is chosen beside it', () => {
  expect(seenOf(round, { picks: [1, 3] }, false)).toEqual({ choice: { picks: [1, 2] }, draws: [0, 7], isOpen: false });
});
