import { expect, test } from 'vitest';

import { playersOf, totalOf } from './players';

const player = (sign: string, left: number | null = null, currency = 'RUB') => ({
  ...{ sign, currency, stake: 50, left, payout: left === null ? 0 : 50 * (left / 100) },
});

test('[CAS-09] the player of the page stands first as themselves, the others under short names without a person', () => {
  const players = [player('0006000b', 140), player('00000003'), player('ffff0000')];
  const rows = playersOf({ players }, '00000003');
  expect(rows.map(({ name, stake, left, payout }) => [name, stake, left, payout])).toEqual([
    [null, 5000, null, 0],
    ['g•••1', 5000, 140, 7000],
    ['p•••0', 5000, null, 0],
  ]);
});

test('[CAS-09] without a bet, or before the server tells signs, nobody is taken for the player', () => {
  expect(playersOf({ players: [player('00000003')] }, undefined).map(({ name }) => name)).toEqual(['a•••3']);
  expect(playersOf({}, '00000003')).toEqual([]);
});

test('sums of one currency are added, those of several are not', () => {
  expect(
    totalOf([
      { iso: 'RUB', minor: 5 },
      { iso: 'RUB', minor: 7 },
    ]),
  ).toEqual({ iso: 'RUB', minor: 12 });
  expect(
    totalOf([
      { iso: 'RUB', minor: 5 },
      { iso: 'USD', minor: 7 },
    ]),
  ).toBeNull();
  expect(totalOf([])).toBeNull();
});
