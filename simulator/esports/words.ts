import { sameText, text } from '../../sandbox/texts/text.ts';
import type { Discipline } from '../catalogue/competition.ts';
import type { DisciplineWords } from '../types.ts';

/** The title of each discipline, and its name in addresses. */
export const disciplineWords: Readonly<Record<Discipline, DisciplineWords>> = {
  counterStrike: { slug: 'counter-strike', name: sameText('Counter-Strike') },
  dota: { slug: 'dota', name: sameText('Dota') },
  leagueOfLegends: { slug: 'league-of-legends', name: sameText('League of Legends') },
  basketball: {
    slug: 'basketball',
    name: text('sports.basketball'),
  },
};
