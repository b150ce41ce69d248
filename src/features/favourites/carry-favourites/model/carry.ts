import { createEffect, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import {
  $favourites,
  competitionMarked,
  type Favourites,
  favouritesReplaced,
  same,
  teamMarked,
} from '@/entities/favourites/marks';
import { $player, playerAnswered } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { pause } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

import { saveFx } from '../api/save';

const chosen = createEvent();
sample({
  clock: [teamMarked, competitionMarked],
  source: $isAuth,
  filter: Boolean,
  target: chosen,
});

/** The player marked again while a call was under way, which carries the older marks. */
const $isOld = createStore(false).reset(saveFx);
sample({ clock: chosen, source: saveFx.pending, filter: Boolean, target: $isOld });
const again = createEvent();
sample({ clock: saveFx.finally, source: $isOld, filter: Boolean, target: again });
/** A mark of the player that the backend does not have. It goes with the next one when a call fails. */
const $isUnsaved = createStore(false)
  .reset(saveFx.done)
  .on([chosen, again], () => true);
sample({
  clock: chosen,
  source: { marks: $favourites, isPending: saveFx.pending },
  filter: ({ isPending }) => !isPending,
  fn: ({ marks }) => marks,
  target: saveFx,
});
sample({ clock: again, source: $favourites, target: saveFx });

/** What the visitor of this browser had marked before somebody signed in. Null while nobody is. */
const $visitor = createStore<Favourites | null>(null);
const Ids = z.array(z.int());
persist({
  store: $visitor,
  key: 'visitorFavourites',
  schema: z.nullable(z.object({ teams: Ids, champs: Ids })),
  pickup: appReady,
});

/** The storage has answered by the next task. */
const readFx = createEffect(() => pause(0));
sample({ clock: sample({ clock: [appReady, playerAnswered], source: $player, filter: Boolean }), target: readFx });
const known = sample({
  clock: readFx.done,
  source: { player: $player, marks: $favourites, isUnsaved: $isUnsaved },
});
$visitor.on(known, (kept, { marks }) => kept ?? marks);
// A player who has marked nothing yet goes on with what the visitor marked.
sample({
  clock: known.filterMap(({ player, marks, isUnsaved }) => {
    const theirs = player?.favourites;
    return isUnsaved || theirs === undefined || same(theirs, marks) ? undefined : theirs;
  }),
  target: favouritesReplaced,
});

const gone = sample({
  clock: [$isAuth, $visitor],
  source: { isAuth: $isAuth, visitor: $visitor },
  filter: ({ isAuth, visitor }) => !isAuth && visitor !== null,
  fn: ({ visitor }) => visitor ?? { teams: [], champs: [] },
});
sample({ clock: gone, target: favouritesReplaced });
sample({ clock: gone, fn: () => null, target: $visitor });
