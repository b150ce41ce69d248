import { expect, test } from 'vitest';

import { crestColors, initialsOf } from './colors';

test('a team has the same two colours every time, and they differ', () => {
  for (const name of ['Arsenal', 'West Ham United', 'الهلال', 'Зенит', '']) {
    expect(crestColors(name)).toEqual(crestColors(name));
    expect(crestColors(name)[0]).not.toBe(crestColors(name)[1]);
  }
});

test.each([
  ['West Ham United', 'WHU'],
  ['Arsenal', 'ARS'],
  ['1. FC Union Berlin', 'FUB'],
  ['Ajax (women)', 'AJA'],
  ['Спартак', 'СПА'],
  ['', ''],
])('%s is %s on a crest', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
