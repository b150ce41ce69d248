import { createEffect, createEvent, sample } from 'effector';

import { z } from '@contracts/zod';

import { $favourites, competitionMarked, favouritesReplaced, same, teamMarked } from '@/entities/favourites/marks';
import { $player, playerAnswered } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { createAside, createSaving } from '@/shared/carry';
import { pause } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';

import { saveFx } from '../api/save';

const chosen = createEvent();
sample({
  clock: [teamMarked, competitionMarked],
  source: $isAuth,
  filter: Boolean,
  target: chosen,
});
const { sent, $isUnsaved } = createSaving(chosen, saveFx);
sample({ clock: sent, source: $favourites, target: saveFx });

/** The storage has answered by the next task. */
const readFx = createEffect(() => pause(0));
sample({ clock: sample({ clock: [appReady, playerAnswered], source: $player, filter: Boolean }), target: readFx });
const known = sample({
  clock: readFx.done,
  source: { player: $player, marks: $favourites, isUnsaved: $isUnsaved },
});
const Ids = z.array(z.int());
const { cameBack } = createAside({
  key: 'visitorFavourites',
  schema: z.object({ teams: Ids, champs: Ids }),
  $isAuth,
  seen: known.map(({ marks }) => marks),
});
// A player who has marked nothing yet keeps the visitor's marks.
sample({
  clock: known.filterMap(({ player, marks, isUnsaved }) => {
    const theirs = player?.favourites;
    return isUnsaved || theirs === undefined || same(theirs, marks) ? undefined : theirs;
  }),
  target: favouritesReplaced,
});
sample({ clock: cameBack, target: favouritesReplaced });
