import type { Champ, Game, Sport, Zone } from '@contracts/feed';

type Named = { id: number; nameEng: string };

/** "1. FC Köln" → `1-fc-koln`. May be empty, because only the number before it counts. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const segment = ({ id, nameEng }: Named): string => {
  const slug = slugOf(nameEng);
  return slug === '' ? String(id) : `${String(id)}-${slug}`;
};

/** Paths without the language, which links add. */
export const zonePath = (zone: Zone): string => `/home/${zone}`;
export const sportPath = (zone: Zone, sport: Pick<Sport, 'id' | 'nameEng'>): string =>
  `/home/${zone}/${segment(sport)}`;
export const champPath = (zone: Zone, sport: Named, champ: Pick<Champ, 'id' | 'nameEng'>): string =>
  `${sportPath(zone, sport)}/${segment(champ)}`;

type MatchParts = {
  match: Pick<Game, 'id' | 'zone' | 'sportId' | 'champId' | 'opp1' | 'opp2'>;
  /** The names may be unknown yet. Numbers alone lead there as well. */
  sport?: Named | undefined;
  champ?: Named | undefined;
};

export function matchPath({ match, sport, champ }: MatchParts): string {
  const sportPart = segment(sport ?? { id: match.sportId, nameEng: '' });
  const champPart = segment(champ ?? { id: match.champId, nameEng: '' });
  return `/home/${match.zone}/${sportPart}/${champPart}/${segment({ id: match.id, nameEng: `${match.opp1.nameEng} ${match.opp2.nameEng}` })}`;
}
