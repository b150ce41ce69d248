import { expect, test } from 'vitest';

import { toRefusal } from './limit-left';

const limit = { limitType: 21, left: 12.5, iso: 'USD', frameEndsAt: 1_767_225_600 };

test('[LIM-44] a refused deposit keeps the limit that the server names, in minor units of its currency', () => {
  expect(toRefusal({ code: 2001, data: { limit } })).toEqual({
    code: 2001,
    limit: { period: 'week', left: 1250, iso: 'USD', until: 1_767_225_600_000 },
  });
});

test.each([
  ['JPY', 1500, 1500],
  ['KWD', 1.5, 1500],
])('[LIM-44] what is left is read with the decimals of %s', (iso, left, minor) => {
  const data = { limit: { ...limit, left, iso } };
  expect(toRefusal({ code: 2001, data }).limit).toMatchObject({ left: minor, iso });
});

test.each([[undefined], [{ limit: { ...limit, left: 'much' } }], [{ limit: { ...limit, limitType: 1 } }]])(
  'a refusal without a limit of deposits names none: %j',
  (data) => {
    expect(toRefusal({ code: 2001, data })).toEqual({ code: 2001, limit: null });
  },
);
