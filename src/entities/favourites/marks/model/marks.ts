import { createEffect, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { pause } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

import { type Favourites, toggled } from '../lib/marks';

/** Somebody pressed the star of a team, by id. It marks the team, or takes the mark off. */
export const teamMarked = createEvent<number>();
export const competitionMarked = createEvent<number>();
/** Other marks take the place of these: those of who signed in, or of the visitor again. */
export const favouritesReplaced = createEvent<Favourites>();

/** Kept in the browser; those of a player also by the backend (`features/favourites/carry-favourites`). */
export const $favourites = createStore<Favourites>({ teams: [], champs: [] })
  .on(teamMarked, (all, id) => ({ ...all, teams: toggled(all.teams, id) }))
  .on(competitionMarked, (all, id) => ({ ...all, champs: toggled(all.champs, id) }))
  .on(favouritesReplaced, (_, all) => all);
export const $favouriteCompetitions = $favourites.map(({ champs }) => champs);

const Ids = z.array(z.int());
persist({
  store: $favourites,
  key: 'favourites',
  schema: z.object({ teams: Ids, champs: Ids }),
  pickup: appReady,
});

/** The storage has answered by the next task. */
const readFx = createEffect(() => pause(0));
sample({ clock: appReady, target: readFx });
/** What was kept is here. A star that was pressed before would write over it. */
export const $areMarksRead = createStore(false).on(readFx.done, () => true);
