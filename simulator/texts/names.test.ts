import { expect, test } from 'vitest';

import { completeLanguages } from '../../contracts/languages.ts';
import { marketGroups, outcomeTypes } from '../../contracts/markets.ts';
import { basketball } from '../basketball/sport.ts';
import { countryOf } from '../catalogue/countries.ts';
import { sports } from '../sports.ts';
import { languages } from '../types.ts';
import { groupName } from './groups.ts';
import { outcomeName } from './outcomes.ts';
import { periodTexts, quarterName, setName } from './periods.ts';

const names = {
  ...Object.fromEntries(
    Object.entries(marketGroups).map(([name, groupId]) => [
      name,
      groupName({ groupId, typeId: 1, period: 1, param: null }, basketball),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(outcomeTypes).map(([name, typeId]) => [
      `outcome ${name}`,
      outcomeName({ groupId: 1, typeId, period: 0, param: 3 }),
    ]),
  ),
  ...periodTexts,
  firstSet: setName(1),
  lastQuarter: quarterName(4),
  ...Object.fromEntries(sports.map(({ id, name }) => [`sport ${String(id)}`, name])),
};

test('[LANG-18] matches speak every complete language', () => {
  expect(languages).toEqual(expect.arrayContaining([...completeLanguages]));
  for (const text of Object.values(names)) for (const lng of completeLanguages) expect(text).toHaveProperty(lng);
});

/** Words that really are the same: figures, and English words that other languages have taken. */
const shared = /^(?:[\dX]+|\d:\d+|[12] \(\+3\)|\d+–\d+|[12]: total|Handicap|No|Esports|Badminton|Snooker)$/;
/** German has taken more sports under their English names. */
const inGerman = /^(?:Baseball|Basketball|Cricket|Darts|Handball|Tennis|Volleyball)$/;
const isShared = (lng: string, word: string) => shared.test(word) || (lng === 'de' && inGerman.test(word));
test.each(completeLanguages.filter((code) => code !== 'en'))(
  '[LANG-18] no name of a market or a period stays English: %s',
  (lng) => {
    const english = Object.entries(names).filter(([, text]) => text[lng] === text.en && !isShared(lng, text.en));
    expect(english.map(([name, text]) => [name, text.en])).toEqual([]);
  },
);

test('a country is called as its people call it', () => {
  expect([countryOf('TR').name.tr, countryOf('BR').name.pt, countryOf('England').name.tr]).toEqual([
    'Türkiye',
    'Brasil',
    'İngiltere',
  ]);
});
