/** Boards show the country of a competition by its flag; a cup says that it is of no country. */
import { expect, test } from 'vitest';

import { fullCatalogue } from '../../simulator/index.ts';
import { countryOf } from '../../simulator/testing.ts';
import { flagCodes } from '../../src/shared/ui/flag/codes.ts';

const drawn: ReadonlySet<string> = new Set(flagCodes);

test('[SPORT-06] every country that has a competition has its flag, and a region alone has a cup', () => {
  const competitions = fullCatalogue.flatMap(({ leagues, tours, endless }) => [
    ...[...leagues, ...endless],
    ...tours.flatMap(({ stops }) => stops),
  ]);
  const keys = new Set(competitions.map(({ country }) => country));
  expect(keys.size).toBeGreaterThan(60);
  const countries = [...keys].map((key) => countryOf(key).code).filter((code) => /^[A-Z]{2}$/.test(code));
  expect(countries.length).toBeGreaterThan(50);
  expect(countries.filter((code) => !drawn.has(code.toLowerCase()))).toEqual([]);
  const regions = [...keys].filter((key) => countryOf(key).code.length > 2);
  expect(regions.toSorted()).toEqual(['EUROPE', 'SOUTH-AMERICA', 'WORLD']);
});
