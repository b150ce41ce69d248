import { combine, createEvent, createStore, sample } from 'effector';

import { readWhole } from '@contracts/typed/digits';

import { $isCheckDue } from '@/entities/safety/play-session';
import { $userId } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';
import { tabHidden } from '@/shared/lib/device';
import { $locale } from '@/shared/lib/language';
import { parseMoney } from '@/shared/lib/money';
import { isPressed } from '@/shared/press';

import { playing } from '../api/playing';
import { afterRound, autoBlockerOf, type AutoEnd, type AutoRun, begin, endOf, mayLose } from '../lib/auto';
import { $choice, $draft, choiceChanged, stakeTyped } from './form';
import { roomOpened } from './opened';
import { $part } from './part';
import { $game, $isDemo, $room } from './room';
import { $firstSeed } from './seed';

export const autoChosen = createEvent<boolean>();
export const roundsTyped = createEvent<string>();
export const lossTyped = createEvent<string>();
export const winTyped = createEvent<string>();
/** What one round may bring before the others stop. */
export const oneTyped = createEvent<string>();
export const autoPressed = createEvent();
export const stopPressed = createEvent();

/** Rounds follow each other no faster, however short a round may be. */
const leastPauseMs = 2000;
/** A round whose answer takes longer ends it. */
const answerMs = 10_000;

/** The country allows it, and a round of this game needs no step of its player. Row CAS-11. */
const $mayAuto = combine(
  [$room, $part],
  ([room, part]) => room?.mayAutoPlay === true && part !== null && part.maths.steps === undefined,
);
const $isChosen = createStore(false)
  .on(autoChosen, (_, isAuto) => isAuto)
  .reset(roomOpened, $game, $isDemo, $userId);
export const $isAuto = combine([$isChosen, $mayAuto], ([isChosen, may]) => isChosen && may);

export const $rounds = createStore('10')
  .on(roundsTyped, (_, text) => text)
  .reset($isDemo, $userId);
export const $loss = createStore('')
  .on(lossTyped, (_, text) => text)
  .reset($isDemo, $userId);
export const $win = createStore('')
  .on(winTyped, (_, text) => text)
  .reset($isDemo, $userId);

export const $one = createStore('')
  .on(oneTyped, (_, text) => text)
  .reset($isDemo, $userId);

const $sums = combine([$locale, $room, $loss, $win, $one], ([locale, room, loss, ...gains]) => {
  const sumOf = (text: string) => (room === null ? null : parseMoney(text, room.iso, locale));
  const [win, one] = gains.map((text) => (text.trim() === '' ? ('empty' as const) : sumOf(text)));
  return { loss: sumOf(loss), win: win ?? null, one: one ?? null };
});
/** Why it does not begin now, beside what keeps any round from being played. */
export const $autoBlocker = combine([$rounds, $sums, $draft], ([rounds, sums, { minor }]) =>
  autoBlockerOf({ rounds, ...sums }, minor ?? 0),
);

const ended = createEvent<AutoEnd>();
const begun = sample({
  clock: autoPressed,
  source: { draft: $draft, blocker: $autoBlocker, isAuto: $isAuto, rounds: $rounds, sums: $sums },
  filter: ({ draft, blocker, isAuto }) => isAuto && draft.blocker === null && blocker === null && isPressed(),
  fn: ({ draft, rounds, sums: { loss, win, one } }) =>
    begin({
      ...{ rounds: readWhole(rounds) ?? 0, stake: draft.minor ?? 0, loss: loss ?? 0 },
      ...{ win: win === 'empty' ? null : win, one: one === 'empty' ? null : one },
    }),
});
const asked = createEvent();

/** Null: nothing plays by itself. */
export const $run = createStore<AutoRun | null>(null)
  .on(begun, (_, run) => run)
  .on(asked, (run) => run && { ...run, isAsked: true })
  .on(playing.answered, (run, { outcome }) =>
    run === null || outcome.kind !== 'done' ? run : afterRound(run, outcome.result.round),
  )
  .reset(ended, roomOpened, $game, $isDemo, $userId);
export const $mayLose = $run.map((run) => (run === null ? 0 : mayLose(run)));

/** Why it stopped; null before, and while it goes on. */
export const $autoEnd = createStore<AutoEnd | null>(null)
  .on(ended, (_, why) => why)
  .reset(begun, autoChosen, roomOpened, $game, $isDemo, $userId);

// One round follows the other: after its answer, the time of the country, and a pause.
const next = createTimer();
sample({ clock: begun, fn: () => 0, target: next.started });
sample({
  clock: playing.answered,
  source: { run: $run, room: $room },
  filter: ({ run }) => run !== null && endOf(run) === null,
  fn: ({ room }) => Math.max(leastPauseMs, room?.waitMs ?? 0),
  target: next.started,
});
const due = sample({
  clock: next.fired,
  source: { run: $run, draft: $draft, room: $room, choice: $choice, seed: $firstSeed },
  filter: ({ run }) => run !== null && !run.isAsked,
});
// The server's clock decides; ours may be a little ahead of it.
sample({
  clock: due,
  filter: ({ draft }) => draft.blocker === 'wait',
  fn: () => leastPauseMs / 4,
  target: next.started,
});
sample({
  clock: due,
  filter: ({ draft, room, run }) => room !== null && draft.blocker === null && draft.minor === run?.stake,
  fn: ({ draft, room, choice, seed }) => ({
    ...{ sessionId: room?.id ?? '', iso: room?.iso ?? '', minor: draft.minor ?? 0 },
    ...{ choice, step: null, seed },
  }),
  target: [playing.acted, asked],
});
const late = createTimer();
sample({ clock: asked, fn: () => answerMs, target: late.started });
sample({ clock: playing.answered, target: late.stopped });

/** It ends, and only a press of the player begins it again. */
const stops = [
  sample({ clock: stopPressed, fn: (): AutoEnd => 'pressed' }),
  sample({ clock: tabHidden, fn: (): AutoEnd => 'hidden' }),
  sample({ clock: $isCheckDue, filter: (isDue) => isDue, fn: (): AutoEnd => 'check' }),
  sample({ clock: late.fired, fn: (): AutoEnd => 'late' }),
  sample({ clock: [stakeTyped, choiceChanged], fn: (): AutoEnd => 'pressed' }),
  sample({
    clock: [playing.answered, playing.overheard],
    filter: ({ outcome }) => outcome.kind !== 'done',
    fn: (): AutoEnd => 'refused',
  }),
  sample({
    clock: due,
    filter: ({ draft, run }) => draft.blocker !== 'wait' && (draft.blocker !== null || draft.minor !== run?.stake),
    fn: (): AutoEnd => 'refused',
  }),
  sample({
    clock: $run,
    filter: (run) => run !== null && endOf(run) !== null,
    fn: (run): AutoEnd => (run === null ? null : endOf(run)) ?? 'rounds',
  }),
];
sample({ clock: stops, source: $run, filter: (run) => run !== null, fn: (_, why) => why, target: ended });
sample({ clock: ended, target: [next.stopped, late.stopped] });
