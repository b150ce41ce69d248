import { expect, test } from 'vitest';

import { flagOf, fullChampName, shortChampName } from './champ-name';

test.each([
  ['Premier League', 'England', 'England. Premier League', 'Premier League'],
  ['England. Premier League', 'England', 'England. Premier League', 'Premier League'],
  ['Copa Libertadores', '', 'Copa Libertadores', 'Copa Libertadores'],
])('%s of %s is %s, in short %s', (name, countryName, full, short) => {
  expect(fullChampName({ name, countryName })).toBe(full);
  expect(shortChampName({ name, countryName })).toBe(short);
});

test.each([
  ['GB', 'England. Premier League', 'GB-ENG'],
  ['GB', 'Scotland. Premiership', 'GB-SCT'],
  ['GB', 'Premier League', 'GB'],
  ['ES', 'Spain. La Liga', 'ES'],
  [undefined, 'World. Friendlies', ''],
])('the flag of %s, %s is %s', (countryCode, nameEng, flag) => {
  expect(flagOf({ nameEng, ...(countryCode !== undefined && { countryCode }) })).toBe(flag);
});
