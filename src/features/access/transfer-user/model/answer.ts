import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { playerForgotten } from '@/entities/player';
import { pause } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

import { checkCodeMutation, type Move, userDataMutation } from '../api/transfer';
import { answerFailureOf } from '../lib/failure';
import { transferEnded, transferPutOff } from './need';

/** Before the page asks again by itself, ms. After the last one the player decides. */
const waits = [1000, 2000, 4000, 8000];

/** The player does not leave it at a lost answer. */
export const askedAgain = createEvent();

/** The number is proven; id and password are still to come. The key stays while answers are lost. Row TRANS-04. */
export const $move = createStore<Move | null>(null)
  .on(checkCodeMutation.finished.success, (_, { result }) => ({ redirectToken: result, key: newUuid() }))
  .reset(userDataMutation.finished.success, transferEnded, transferPutOff, playerForgotten);

const waitFx = createEffect(({ ms }: { move: Move; ms: number }) => pause(ms));

const $lost = createStore(0)
  .on(waitFx, (lost) => lost + 1)
  .reset(askedAgain, checkCodeMutation.finished.success);

sample({
  clock: userDataMutation.finished.failure,
  source: $lost,
  filter: (lost, { error }) => lost < waits.length && answerFailureOf(error) === 'network',
  fn: (lost, { params }) => ({ move: params, ms: waits[lost] ?? 0 }),
  target: waitFx,
});

const wanted = sample({ clock: [checkCodeMutation.finished.success, askedAgain], source: $move });
const waited = sample({ clock: waitFx.done, source: $move, filter: (move, { params }) => move === params.move });
sample({ clock: [wanted, waited], filter: (move) => move !== null, target: userDataMutation.start });

/** An answer is on its way, or the page is about to ask again. */
export const $isAsking = combine([userDataMutation.$pending, waitFx.pending], (busy) => busy.some(Boolean));
