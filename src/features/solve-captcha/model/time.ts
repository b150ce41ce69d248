import { combine, createEvent, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';

import { anotherFx, moreTimeFx, timeFx } from '../api/captcha';
import { $challenge, anotherWanted, challengeReceived, kindChosen } from './challenge';

/** From here on more time is offered. WCAG 2.2.1 wants at least 20 s. */
const warningSeconds = 30;

/** The same challenge with its whole time again. */
export const moreTimeWanted = createEvent();
const timeKnown = createEvent<{ now: number; ms: number }>();

/** When the challenge is over, epoch ms by the server. */
const $endsAt = createStore<number | null>(null)
  .on(timeKnown, (_, { now, ms }) => now + ms)
  .reset(kindChosen, anotherWanted);

/** Null while there is no challenge. Spec: shell §7. */
export const $secondsLeft = combine($endsAt, $now, (endsAt, now) =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000)),
);
export const $isEnding = $secondsLeft.map((seconds) => seconds !== null && seconds > 0 && seconds <= warningSeconds);
/** Too late: no answer is taken any more. */
export const $isOver = combine($secondsLeft, $challenge, (seconds, challenge) => challenge !== null && seconds === 0);

sample({
  clock: challengeReceived,
  source: $now,
  fn: (now, { time }) => ({ now, ms: time * 1000 }),
  target: timeKnown,
});
sample({
  clock: [timeFx.doneData, anotherFx.doneData, moreTimeFx.doneData],
  source: $now,
  fn: (now, ms) => ({ now, ms }),
  target: timeKnown,
});
sample({ clock: moreTimeWanted, fn: () => undefined, target: moreTimeFx });
// A device that slept, another tab that took more time: the backend knows better before anybody is warned.
sample({ clock: $isEnding, filter: Boolean, fn: () => undefined, target: timeFx });
