import type { Champ, Game, Market, Sport } from '../contracts/feed.ts';
import type { SimChamp, SimMarket, SimMatch, SimOpponent, SimSport } from './types.ts';
import { localize } from './types.ts';

export const wireSport = (sport: SimSport, lng: string): Sport => ({
  ...sport,
  name: localize(sport.name, lng),
  nameEng: sport.name.en,
});

export const wireChamp = ({ discipline, ...champ }: SimChamp, lng: string): Champ => ({
  ...champ,
  ...(discipline && { discipline: { slug: discipline.slug, name: localize(discipline.name, lng) } }),
  name: localize(champ.name, lng),
  nameEng: champ.name.en,
  countryName: localize(champ.countryName, lng),
});

const wireOpponent = ({ id, name }: SimOpponent, lng: string) => ({ id, name: localize(name, lng), nameEng: name.en });

export function wireMatch({ opp1, opp2, periodName, incidents, ...match }: SimMatch, lng: string): Game {
  return {
    ...match,
    opp1: wireOpponent(opp1, lng),
    opp2: wireOpponent(opp2, lng),
    ...(periodName && { periodName: localize(periodName, lng) }),
    ...(incidents && {
      incidents: incidents.map(({ text, player, ...incident }) => ({
        ...incident,
        ...(text && { text: localize(text, lng) }),
        ...(player && { player: localize(player, lng) }),
      })),
    }),
  };
}

export function wireMarket({ groupName, name, milli, ...market }: SimMarket, lng: string): Market {
  return { ...market, groupName: localize(groupName, lng), name: localize(name, lng), coef: milli / 1000 };
}
