import { expect, test } from 'vitest';

import { readBonusOffers } from './bonus-offers.ts';
import { profileNames, profiles } from './protection/index.ts';

const offer = {
  id: 'welcome',
  product: 'sport',
  wager: 10,
  texts: { en: { title: 'Welcome', lead: 'Twice the first one.' } },
};
const read = (over: object, most: number | null = 10) => readBonusOffers([{ ...offer, ...over }], most);

test('[LIM-69] in Great Britain a bonus is staked ten times at most; elsewhere nobody says', () => {
  expect(profileNames.filter((name) => profiles[name].maxBonusWager !== null)).toEqual(['GB']);
  const most = profiles.GB.maxBonusWager;
  expect(read({}, most)).toEqual({ offers: [offer], faults: [] });
  expect(read({ wager: 11 }, most)).toEqual({
    offers: [],
    faults: ['bonusOffers[0].wager is 11: a bonus may not be staked more than 10 times here.'],
  });
  expect(read({ wager: 35 }, profiles.open.maxBonusWager).offers).toHaveLength(1);
});

test.each([
  ['product', ['sport', 'casino']],
  ['product', 'everything'],
  ['wager', undefined],
  ['wager', 2.5],
  ['id', '../x'],
  ['texts', { ru: { title: 'x', lead: 'y' } }],
])('[LIM-69] a bonus has one product and says its terms: %s %j is refused by name', (field, value) => {
  const { offers, faults } = read({ [field]: value });
  expect(offers).toEqual([]);
  expect(faults[0]).toContain(`bonusOffers[0].${field}`);
});

test('a list that is none offers nothing', () => {
  expect(readBonusOffers(undefined, null)).toEqual({ offers: [], faults: [] });
  expect(readBonusOffers({}, null).faults).toEqual(['bonusOffers is no list.']);
});
