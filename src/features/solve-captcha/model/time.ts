import { combine, createEvent, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';

import { anotherFx, moreTimeFx, timeFx } from '../api/captcha';
import { $challenge, anotherWanted, challengeReceived, kindChosen } from './challenge';

/** From this time on the player may ask for more time. WCAG 2.2.1 wants at least 20 s. */
const warningSeconds = 30;

/** Asks for the whole time again, for the same challenge. */
export const moreTimeWanted = createEvent();
const timeKnown = createEvent<{ now: number; ms: number }>();

/** When the challenge ends, epoch ms by the server. */
const $endsAt = createStore<number | null>(null)
  .on(timeKnown, (_, { now, ms }) => now + ms)
  .reset(kindChosen, anotherWanted);

/** Null while there is no challenge. Spec: shell §7. */
export const $secondsLeft = combine($endsAt, $now, (endsAt, now) =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000)),
);
export const $isEnding = $secondsLeft.map((seconds) => seconds !== null && seconds > 0 && seconds <= warningSeconds);
/** The time is over, and no answer counts any more. */
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
sample({ clock: moreTimeWanted, target: moreTimeFx });
// The device may have slept, or another tab may have asked for more time. So the page asks the backend before it warns
// anybody.
sample({ clock: $isEnding, filter: Boolean, target: timeFx });
