import { createEffect, createEvent, createStore, sample } from 'effector';

import type { CaptchaChallenge } from '@contracts/captcha';
import { proofNeeded } from '@contracts/error-codes';

import { $captchaTask, captchaAnswered, type CaptchaCode, captchaTaken } from '@/shared/api';

import { anotherFx, challengeFx, validateFx } from '../api/captcha';
import { solveWork, type Work } from '../lib/work';

/** How long the device may look for an answer, ms. After this time it will find none. */
const workMs = 30_000;

/** The dialog is on the screen. */
export const dialogOpened = createEvent();
export const kindChosen = createEvent<CaptchaCode>();
export const answerGiven = createEvent<string>();
/** Asks for another challenge of the same kind, or tries again to load one. */
export const anotherWanted = createEvent();
/** The backend ended the session and says why. Spec: shell §8, ERR-11. */
export const captchaLoggedOut = createEvent<{ message: string }>();
const refused = createEvent<string>();
export const challengeReceived = createEvent<CaptchaChallenge>();
const challengeWanted = createEvent<CaptchaCode>();

/** The kind that the call wants. Null where it wants none, or a proof of who the player is. */
export const $asked = $captchaTask.map((task) => (task === null || task.code === proofNeeded ? null : task.code));

/** The kind on the screen: the one that the call wants, until the player chooses another. */
export const $code = createStore<CaptchaCode | null>(null).on(challengeWanted, (_, code) => code);

export const $challenge = createStore<CaptchaChallenge | null>(null)
  .on(challengeReceived, (_, challenge) => challenge)
  .reset(dialogOpened, kindChosen);

/** Why the last answer was wrong: a key, or the backend's sentence. It stays while the next challenge comes. */
export const $refusal = createStore<string | null>(null)
  .on(refused, (_, message) => message)
  .reset(dialogOpened, kindChosen, answerGiven, anotherWanted);

export const $isChecking = validateFx.pending;
/** There is no challenge, and none is on its way. */
export const $hasFailed = createStore(false)
  .on([challengeFx.fail, anotherFx.fail], () => true)
  .reset(dialogOpened, challengeWanted, anotherWanted, challengeReceived);

sample({ clock: dialogOpened, target: captchaTaken });
sample({
  clock: dialogOpened,
  source: $asked,
  filter: (asked) => asked !== null,
  fn: (asked) => asked ?? 100,
  target: challengeWanted,
});
sample({ clock: kindChosen, target: challengeWanted });
sample({
  clock: challengeWanted,
  source: $asked,
  fn: (asked, code) => ({ code, instead: asked === null || asked === code ? undefined : asked }),
  target: challengeFx,
});

// The player has chosen another kind meanwhile, so the page drops this answer.
sample({
  clock: challengeFx.done,
  source: $code,
  filter: (code, { params }) => code === params.code,
  fn: (_, { result }) => result,
  target: challengeReceived,
});

sample({ clock: anotherWanted, target: anotherFx });
sample({
  clock: anotherFx.done,
  source: $code,
  filter: (code) => code !== null,
  fn: (code) => code ?? 100,
  target: challengeWanted,
});

// Sends one answer at a time.
sample({
  clock: answerGiven,
  source: { challenge: $challenge, code: $code, isChecking: $isChecking },
  filter: ({ challenge, code, isChecking }, answer) =>
    challenge !== null && code !== null && !isChecking && answer.trim() !== '',
  fn: ({ challenge, code }, answer) => ({ id: challenge?.id ?? '', code: code ?? 100, answer: answer.trim() }),
  target: validateFx,
});
sample({
  clock: validateFx.doneData,
  filter: (verdict) => verdict.isSolved,
  fn: (verdict) => (verdict.isSolved ? verdict.token : null),
  target: captchaAnswered,
});
sample({
  clock: validateFx.doneData,
  filter: (verdict) => !verdict.isSolved && verdict.isLogoutUser,
  fn: (verdict) => ({ message: verdict.isSolved ? '' : verdict.errorMessage }),
  target: captchaLoggedOut,
});
sample({
  clock: validateFx.doneData,
  filter: (verdict) => !verdict.isSolved && !verdict.isLogoutUser,
  fn: (verdict) => (verdict.isSolved ? '' : verdict.errorMessage),
  target: refused,
});
sample({ clock: validateFx.fail, fn: () => 'captcha.failed', target: refused });
// This challenge is used up, so the page asks for another one of the same kind.
sample({
  clock: refused,
  source: $code,
  filter: (code) => code !== null,
  fn: (code) => code ?? 100,
  target: challengeWanted,
});
sample({ clock: captchaLoggedOut, fn: () => null, target: captchaAnswered });

/**
 * The device finds the answer by itself, so this is no action of the player. An answer to a challenge that is no longer
 * open is dropped.
 */
const workFx = createEffect(async ({ id, work }: { id: string; work: Work }) => ({
  id,
  answer: await solveWork(work, workMs),
}));
sample({
  clock: challengeReceived,
  filter: ({ kind }) => kind === 'work',
  fn: (challenge) => ({ id: challenge.id, work: challenge.kind === 'work' ? challenge.work : { salt: '', bits: 0 } }),
  target: workFx,
});
const worked = sample({
  clock: workFx.doneData,
  source: $challenge,
  filter: (challenge, { id }) => challenge?.id === id,
  fn: (_, { answer }) => answer,
});
sample({ clock: worked, filter: (answer) => answer !== null, target: answerGiven });
sample({ clock: worked, filter: (answer) => answer === null, fn: () => 'captcha.failed', target: refused });
