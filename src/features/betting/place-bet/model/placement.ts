import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import {
  $sent,
  $slipId,
  outcomeToggled,
  slipAnswered,
  slipLoaded,
  slipSent,
  slipSettledElsewhere,
  slipTouched,
  type Sent,
} from '@/entities/coupon';
import { $userId } from '@/entities/session';
import { toFailure } from '@/shared/api';
import { $now } from '@/shared/lib/clock';

import { closeKeyFx, lookFx, placeFx, type Look } from '../api/place';
import { outcomeOfFailure, ownOutcome, type Outcome } from '../lib/outcome';
import { changeRun, newRun, withoutRun, type Runs } from '../lib/run';
import { DEADLINE_MS, FIRST_GAP_MS, gapAfter, mayClose } from '../lib/schedule';

/** `isCurrent`: it is the slip in front of the player, not one that he left behind. */
export type Answered = { sent: Sent; outcome: Outcome; isCurrent: boolean };

/** The code of the coupon is here, which comes after the page: slip, player and configuration may be here already. */
export const placingOpened = createEvent();
/** The player does not want to wait for the next look. By key. */
export const lookRequested = createEvent<string>();
/** The definitive answer; of several for one key the first counts. */
export const answered = createEvent<Answered>();
/** The same for the slip that stood in front of this tab, when another tab was the first to hear of it: said here too, but nothing follows. */
export const answeredElsewhere = createEvent<Omit<Answered, 'isCurrent'>>();

const heard = createEvent<{ key: string; outcome: Outcome }>();
const runsFound = createEvent<string[]>();
const alarmSet = createEvent<{ key: string; ms: number }>();
const lookWanted = createEvent<string>();

const waitFx = createEffect(
  ({ ms }: { key: string; ms: number; alarm: number }) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
);

/** By key: slips of this player that have no answer yet, whichever visit or tab sent them. */
export const $runs = createStore<Runs>({})
  .on(slipSent, (runs, { key }) => ({ ...runs, [key]: newRun }))
  .on($userId, () => ({}))
  .on(runsFound, (runs, keys) => ({ ...runs, ...Object.fromEntries(keys.map((key) => [key, newRun])) }))
  .on(heard, (runs, { key }) => changeRun(runs, key, () => ({ isMissed: true })))
  .on(alarmSet, (runs, { key }) => changeRun(runs, key, ({ alarm }) => ({ alarm: alarm + 1 })))
  .on(lookFx, (runs, key) => changeRun(runs, key, ({ looks }) => ({ looks: looks + 1, isLooking: true })))
  .on(lookFx.finally, (runs, { params }) => changeRun(runs, params, () => ({ isLooking: false })))
  .on([answered, answeredElsewhere], (runs, { sent }) => withoutRun(runs, sent.key));

/** Another tab knows its answer; here it is looked up, until the player goes on. */
const $settled = createStore<Sent | null>(null)
  .on(slipSettledElsewhere, (_, sent) => sent)
  .on(slipLoaded, (settled, { ids, sent }) => (sent.some(({ key }) => key === ids[0]) ? null : settled))
  .reset(answeredElsewhere, outcomeToggled, slipTouched, slipSent, $userId);

const $waitedFor = combine($sent, $settled, (all, settled) => (settled === null ? all : [...all, settled]));

const ageOf = (sent: readonly Sent[], key: string, now: number): number =>
  now - (sent.find((slip) => slip.key === key)?.sentAt ?? now);

// What the call itself answered.
sample({ clock: placeFx.done, fn: ({ params, result }) => ({ key: params.key, outcome: result }), target: heard });
sample({
  clock: placeFx.fail,
  fn: ({ params, error }) => ({ key: params.key, outcome: outcomeOfFailure(toFailure(error)) }),
  target: heard,
});
sample({
  clock: heard,
  filter: ({ outcome }) => outcome.kind === 'unknown',
  fn: ({ key }) => ({ key, ms: FIRST_GAP_MS }),
  target: alarmSet,
});

const answering = sample({
  clock: heard,
  source: { all: $sent, id: $slipId },
  fn: ({ all, id }, { key, outcome }) => {
    const sent = all.find((slip) => slip.key === key);
    return sent && outcome.kind !== 'unknown'
      ? { sent, outcome: ownOutcome(outcome, sent), isCurrent: key === id }
      : undefined;
  },
});
sample({ clock: answering.filterMap((answer) => answer), target: answered });

sample({ clock: slipSettledElsewhere, fn: ({ key }) => key, target: lookWanted });
const overhearing = sample({
  clock: heard,
  source: $settled,
  fn: (sent, { key, outcome }) =>
    sent?.key === key && outcome.kind !== 'unknown' ? { sent, outcome: ownOutcome(outcome, sent) } : undefined,
});
sample({ clock: overhearing.filterMap((answer) => answer), target: answeredElsewhere });

sample({
  clock: answered,
  fn: ({ sent: { key }, outcome }) => ({
    key,
    placed: outcome.kind === 'accepted' ? placedOf(outcome) : [],
    isKeyFree: outcome.kind === 'turned_away',
  }),
  target: slipAnswered,
});

// Unanswered slips of this player that nobody here looks after: after a reload, from another tab, at a new sign-in.
const found = sample({
  clock: [$sent, $userId, placingOpened],
  source: { sent: $sent, userId: $userId, runs: $runs },
  fn: ({ sent, userId, runs }) =>
    sent.filter((slip) => slip.userId === userId && runs[slip.key] === undefined).map(({ key }) => key),
});
sample({ clock: found, filter: (keys) => keys.length > 0, target: runsFound });

// Asking goes round: alarm → look → alarm, until there is an answer.
const alarmsFx = createEffect((alarms: { key: string; ms: number }[]) => {
  for (const alarm of alarms) alarmSet(alarm);
});
sample({
  clock: runsFound,
  source: { sent: $sent, now: $now },
  // The tab that sent it may still be waiting for the call itself.
  fn: ({ sent, now }, keys) => keys.map((key) => ({ key, ms: ageOf(sent, key, now) < DEADLINE_MS ? FIRST_GAP_MS : 0 })),
  target: alarmsFx,
});
sample({
  clock: alarmSet,
  source: $runs,
  filter: (runs, { key }) => runs[key] !== undefined,
  fn: (runs, { key, ms }) => ({ key, ms, alarm: runs[key]?.alarm ?? 0 }),
  target: waitFx,
});
sample({
  clock: waitFx.done,
  source: $runs,
  filter: (runs, { params }) => runs[params.key]?.alarm === params.alarm,
  fn: (_, { params }) => params.key,
  target: lookWanted,
});
sample({
  clock: [lookWanted, lookRequested],
  source: $runs,
  filter: (runs, key) => runs[key]?.isLooking === false,
  fn: (_, key) => key,
  target: lookFx,
});

sample({
  clock: lookFx.done,
  filter: ({ result }) => isAnswer(result),
  fn: ({ params, result }) => ({ key: params, outcome: result.state === 'done' ? result.outcome : unknown }),
  target: heard,
});
const undecided = sample({
  clock: lookFx.finally,
  source: { runs: $runs, sent: $waitedFor, now: $now },
  filter: ({ sent }, settled) =>
    (settled.status === 'fail' || !isAnswer(settled.result)) && sent.some(({ key }) => key === settled.params),
  fn: ({ runs, sent, now }, settled) => {
    const key = settled.params;
    const looks = runs[key]?.looks ?? 0;
    const age = ageOf(sent, key, now);
    const isUnheardOf = settled.status === 'done' && settled.result.state === 'unknown';
    return { key, ms: gapAfter(looks, age), isClosing: isUnheardOf && mayClose(looks, age) };
  },
});
sample({
  clock: undecided,
  filter: ({ isClosing }) => !isClosing,
  fn: ({ key, ms }) => ({ key, ms }),
  target: alarmSet,
});
sample({ clock: undecided, filter: ({ isClosing }) => isClosing, fn: ({ key }) => key, target: closeKeyFx });

sample({
  clock: closeKeyFx.done,
  fn: ({ params }) => ({ key: params, outcome: { kind: 'closed' } as const }),
  target: heard,
});
// 409: the key was taken after all, so its answer is there or on its way.
sample({ clock: closeKeyFx.fail, fn: ({ params }) => ({ key: params, ms: FIRST_GAP_MS }), target: alarmSet });

const unknown: Outcome = { kind: 'unknown' };
function isAnswer(look: Look): boolean {
  return look.state === 'done' && look.outcome.kind !== 'unknown';
}
function placedOf({ coupons, refusedBets }: Extract<Outcome, { kind: 'accepted' }>): 'all' | number[] {
  if (refusedBets.length === 0) return 'all';
  return coupons.flatMap(({ legs }) => legs.map(({ marketId }) => marketId));
}
