import type { Champ } from '@contracts/feed';

type Named = Pick<Champ, 'name' | 'countryName'>;

/** The feed may have put the country into the competition's name already. */
const prefixOf = ({ countryName }: Named) => `${countryName}. `;

/** "England. Premier League". */
export const fullChampName = (champ: Named): string =>
  champ.countryName === '' || champ.name.startsWith(prefixOf(champ)) ? champ.name : prefixOf(champ) + champ.name;

/** "Premier League": for places where a flag shows the rest. */
export const shortChampName = (champ: Named): string =>
  champ.name.startsWith(prefixOf(champ)) ? champ.name.slice(prefixOf(champ).length) : champ.name;

const partsOfBritain: readonly (readonly [country: string, code: string])[] = [
  ['England', 'GB-ENG'],
  ['Scotland', 'GB-SCT'],
  ['Wales', 'GB-WLS'],
];

/** Code of the flag. The parts of Britain share one ISO code but play apart, so the English name tells them apart. */
export function flagOf({ countryCode = '', nameEng }: Pick<Champ, 'countryCode' | 'nameEng'>): string {
  if (countryCode !== 'GB') return countryCode;
  return partsOfBritain.find(([country]) => nameEng.startsWith(`${country}. `))?.[1] ?? countryCode;
}
