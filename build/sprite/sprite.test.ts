import { expect, test } from 'vitest';

import { fullCatalogue } from '../../simulator/index.ts';
import { countryOf } from '../../simulator/testing.ts';
import { flagCodes } from '../../src/shared/ui/flag/codes.ts';
import { iconNames } from '../../src/shared/ui/icon/names.ts';
import { sportGlyphNames } from '../../src/shared/ui/icon/sport-names.ts';
import { flagSprite } from './flag-sprite.ts';
import { iconSprite } from './icons.ts';

const idsOf = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(?!<\/symbol>)/g)].map(([, id]) => id);

test('every icon name has a drawing', async () => {
  expect(idsOf(await iconSprite())).toEqual([...iconNames, ...sportGlyphNames.map((name) => `sport-${name}`)]);
});

test('every flag code has a flag', () => {
  expect(idsOf(flagSprite()).toSorted()).toEqual(flagCodes.toSorted());
});

const continents: readonly string[] = ['WORLD', 'EUROPE', 'SOUTH-AMERICA'];

test('[SPORT-06] every country with a competition has a flag', () => {
  const competitions = fullCatalogue.flatMap(({ leagues, tours, endless }) => [
    ...leagues,
    ...tours.flatMap(({ stops }) => stops),
    ...endless,
  ]);
  const codes = competitions.map(({ country }) => countryOf(country).code);
  expect(codes.length).toBeGreaterThan(150);
  const without = codes.filter(
    (code) => !continents.includes(code) && !flagCodes.some((known) => known === code.toLowerCase()),
  );
  expect([...new Set(without)]).toEqual([]);
});
