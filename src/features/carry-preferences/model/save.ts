import { createEvent, createStore, sample } from 'effector';

import { choiceKept } from '@/entities/preferences';
import { $isAuth } from '@/entities/session';

import { saveFx } from '../api/save';

const chosen = createEvent();
sample({ clock: choiceKept, source: $isAuth, filter: Boolean, target: chosen });

/** The player chose again while a call was under way, which may carry the older choice. */
const $isOld = createStore(false).reset(saveFx);
sample({ clock: chosen, source: saveFx.pending, filter: Boolean, target: $isOld });
const again = createEvent();
sample({ clock: saveFx.finally, source: $isOld, filter: Boolean, target: again });

/** A choice of the player that the server does not have. It goes with the next one when a call fails. */
export const $isUnsaved = createStore(false)
  .reset(saveFx.done)
  .on([chosen, again], () => true);

sample({ clock: chosen, source: saveFx.pending, filter: (isPending) => !isPending, target: saveFx });
sample({ clock: again, target: saveFx });
