import { type VirtualSportId, virtualSports } from '../../contracts/virtual/facts.ts';
import { text } from '../../sandbox/texts/text.ts';
import { teams } from '../catalogue/competition.ts';
import { countryOf } from '../catalogue/countries.ts';
import type { FixtureChamp, FixtureTeam } from '../fixture.ts';
import { nameText } from '../names/name-text.ts';
import type { Text } from '../types.ts';

/**
 * The sides of a virtual league: invented names, each marked. The numbers stand above all competitions of the calendar.
 */
export type VirtualLeague = { champ: FixtureChamp; teams: readonly FixtureTeam[] };

const firstChamp = 900;
const teamSpan = 100;

const league = (place: number, sportId: VirtualSportId, name: Text, names: string): VirtualLeague => {
  const id = firstChamp + place;
  return {
    champ: { id, sportId, country: countryOf('WORLD'), name, weight: 0 },
    teams: teams(names).map((own, index) => ({ id: id * teamSpan + index, name: nameText(`${own} (virtual)`, 'en') })),
  };
};

export const virtualLeagues: readonly VirtualLeague[] = [
  league(
    0,
    virtualSports.virtualFootball,
    text('leagues.virtual.virtual_football_league'),
    'Amberhaven|Brackwater|Cindermoor|Dunmarrow|Elderglass|Foxmere',
  ),
  league(
    1,
    virtualSports.virtualTennis,
    text('leagues.virtual.virtual_tennis_league'),
    'A. Quillen|B. Ostrava-Lind|C. Marrowby|D. Vellance|E. Tarnwick|F. Isholm',
  ),
  league(
    2,
    virtualSports.virtualBasketball,
    text('leagues.virtual.virtual_basketball_league'),
    'Gullcrest|Harrowfen|Ironquay|Juniper Bay|Kestrel Point|Larkspire',
  ),
];
