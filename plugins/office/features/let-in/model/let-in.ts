import type { OfficeFailure } from '@sdk';
import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';

import { alreadyTaken, conflict } from '@contracts/error-codes';
import { type QrAsker, QrAskerAnswer } from '@contracts/qr-login';
import { z } from '@contracts/zod';

import { createAct } from '../../../../sdk/act';
import { forgotten } from '../../../../sdk/model';

const path = '/office-api/v1/qr';

/** Why nobody was let in. Each value has a text, `office.qr.<value>`. */
type Why = 'over' | 'answered' | 'taken' | 'often' | 'notSent';

function whyOf({ statusCode, code }: OfficeFailure): Why {
  if (statusCode === 404) return 'over';
  if (statusCode === 429) return 'often';
  if (code === alreadyTaken) return 'taken';
  return code === conflict ? 'answered' : 'notSent';
}

/** `asker`: the device that waits for the answer. `isAllowed`: the answer that was given. */
type Step = { code: string; asker: QrAsker | null; isAllowed: boolean | null };
const start: Step = { code: '', asker: null, isAllowed: null };

/** `code`: of the address, where a camera put it behind "#"; empty without one. */
export const Place = createGate<{ code: string }>();
export const typed = createEvent<string>();
export const submitted = createEvent();
/** Lets the device in, or not. */
export const answered = createEvent<boolean>();
export const wentOn = createEvent();

const over = [Place.close, wentOn];
const looking = createAct(
  ({ office }, code: string) => office.send('POST', path, QrAskerAnswer, { code }).then(({ data }) => data),
  { over },
);
const answering = createAct(
  ({ office }, answer: { code: string; isAllowed: boolean }) =>
    office.send('POST', `${path}/answer`, z.unknown(), answer),
  { over },
);

export const $step = createStore(start)
  .on(Place.open, (_, { code }) => ({ ...start, code }))
  .on(looking.done, (_, { params: code, result: asker }) => ({ ...start, code, asker }))
  .on(answering.done, (step, { params: { isAllowed } }) => ({ ...step, isAllowed }))
  // Nothing came back: the same question stands, and may be answered again.
  .on([looking.refused, answering.refused], (step, { failure }) =>
    whyOf(failure) === 'notSent' ? step : { ...start, code: step.code },
  )
  .reset(wentOn, Place.close, forgotten);
/** What is in the field. */
export const $code = createStore('')
  .on(Place.open, (_, { code }) => code)
  .on(typed, (_, code) => code)
  .reset(wentOn, Place.close, forgotten);
export const $isBusy = combine(looking.$isPending, answering.$isPending, (isLooking, isSent) => isLooking || isSent);
export const $why = combine(looking.$refusal, answering.$refusal, (ofCode, ofAnswer) => {
  const refusal = ofCode ?? ofAnswer;
  return refusal && whyOf(refusal);
});

sample({ clock: Place.open, filter: ({ code }) => code !== '', fn: ({ code }) => code, target: looking.started });
sample({
  clock: submitted,
  source: $code,
  filter: (code) => code.trim() !== '',
  fn: (code) => code.trim(),
  target: looking.started,
});
sample({
  clock: answered,
  source: $step,
  fn: ({ code }, isAllowed) => ({ code, isAllowed }),
  target: answering.started,
});
