import { virtualSports } from '../../contracts/virtual/facts.ts';
import { text } from '../../sandbox/texts/text.ts';
import { basketball } from '../basketball/sport.ts';
import { football } from '../football/sport.ts';
import type { SportModule } from '../sport.ts';
import { tennis } from '../tennis/sport.ts';

/** They play no season of their own: source.ts makes their rounds. `ground`: whose picture they have. */
const virtual = (sport: SportModule, own: Pick<SportModule, 'id' | 'name'>): SportModule => ({
  ...sport,
  ...own,
  weight: 0,
  isNamedAfterLand: false,
  ground: sport.id,
  leagues: [],
  tours: [],
  endless: [],
});

export const virtualModules: readonly SportModule[] = [
  virtual(football, {
    id: virtualSports.virtualFootball,
    name: text('sports.virtual_football'),
  }),
  virtual(tennis, {
    id: virtualSports.virtualTennis,
    name: text('sports.virtual_tennis'),
  }),
  virtual(basketball, {
    id: virtualSports.virtualBasketball,
    name: text('sports.virtual_basketball'),
  }),
];
