import { createEffect, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { pause } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

import { type Favourites, toggled } from '../lib/marks';

/** Somebody pressed the star of a team, by id. It marks the team, or removes the mark. */
export const teamMarked = createEvent<number>();
export const competitionMarked = createEvent<number>();
/** Other marks replace these: those of the player who signed in, or those of the visitor after log-out. */
export const favouritesReplaced = createEvent<Favourites>();

/** Kept in the browser; the backend keeps those of a player too (`features/favourites/carry-favourites`). */
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
