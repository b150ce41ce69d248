import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

import { type Favourites, toggled } from '../lib/marks';

/** Somebody pressed the star of a team, by id. It marks the team, or takes the mark off. */
export const teamMarked = createEvent<number>();
export const competitionMarked = createEvent<number>();
/** Other marks take the place of these: those of who signed in, or of the visitor again. */
export const favouritesReplaced = createEvent<Favourites>();

/** Kept in the browser; those of a player also by the backend (`features/betting/carry-favourites`). */
export const $favourites = createStore<Favourites>({ teams: [], champs: [] })
  .on(teamMarked, (all, id) => ({ ...all, teams: toggled(all.teams, id) }))
  .on(competitionMarked, (all, id) => ({ ...all, champs: toggled(all.champs, id) }))
  .on(favouritesReplaced, (_, all) => all);
export const $favouriteTeams = $favourites.map(({ teams }) => teams);
export const $favouriteCompetitions = $favourites.map(({ champs }) => champs);

const Ids = z.array(z.int());
persist({
  store: $favourites,
  key: 'favourites',
  schema: z.object({ teams: Ids, champs: Ids }),
  pickup: appReady,
});
