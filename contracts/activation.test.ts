import { expect, test } from 'vitest';

import { activatedBy, activationTypeOf } from './activation.ts';

test.each([
  [0, false, false],
  [1, true, false],
  [2, true, true],
  [3, false, true],
])('[VERIF-02] activation type %s: e-mail %s, phone %s', (type, email, phone) => {
  expect(activatedBy(type)).toEqual({ email, phone });
  expect(activationTypeOf({ email, phone })).toBe(type);
});
