import { expect, test } from 'vitest';

import { typeChoices } from './type-choices';

test('[CPN-06] [CPN-07] all ten types stand in the list, each possible or with its reason', () => {
  const choices = typeChoices(1);
  expect(choices.map(({ typeId }) => typeId).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(choices.filter(({ refusal }) => refusal === null).map(({ typeId }) => typeId)).toEqual([0]);
});

test('[CPN-37] an anti-express that the house does not offer says so, and no other type is touched by it', () => {
  const refused = typeChoices(4, false).filter(({ refusal }) => refusal?.reason === 'not_offered');
  expect(refused.map(({ typeId }) => typeId)).toEqual([6]);
});
