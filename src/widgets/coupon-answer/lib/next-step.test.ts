import { expect, test } from 'vitest';

import coupon from '@contracts/dictionaries/en/coupon.json';
import flow from '@contracts/dictionaries/en/flow.json';

import { nextStepOf } from './next-step';

const codes = Array.from({ length: 25 }, (_, index) => 1001 + index);

test.each(codes)('[BET-16] refusal %i has a text, and a next step that has one too', (code) => {
  expect(Object.keys(coupon)).toContain(`coupon_error_${String(code)}`);
  const step = nextStepOf(code);
  if (step === 'deposit') expect(flow).toHaveProperty(['flow.deposit']);
  else if (step !== 'slip') expect(flow).toHaveProperty([`flow.step.${step}`]);
});

test.each([
  [1006, 'deposit'],
  [1011, 'limits'],
  [1012, 'support'],
  [1013, 'slip'],
  [1022, 'advance'],
  [1024, 'vip'],
  [1001, 'slip'],
])('after refusal %i the player is shown to: %s', (code, step) => {
  expect(nextStepOf(code)).toBe(step);
});
