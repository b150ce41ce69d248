import { combine, createEvent, createStore, sample } from 'effector';

import type { Choice, Step } from '@contracts/games/game';

import { openRoundOf } from '@/entities/casino/round';
import { $userId } from '@/entities/session';
import { $locale } from '@/shared/lib/language';
import { parseMoney, typedAmount } from '@/shared/lib/money';
import { isPressed } from '@/shared/press';

import { playing } from '../api/playing';
import { roomOpened } from './opened';
import { $part } from './part';
import { $account, $isDemo, $isWaiting, $room } from './room';
import { $firstSeed, $seedBlocker } from './seed';

export const stakeTyped = createEvent<string>();
export const choiceChanged = createEvent<Choice>();
export const playPressed = createEvent();
/** A step of the open round; without a cell or a call the player takes what it is worth. */
export const stepPressed = createEvent<Step>();

export const $stake = createStore('')
  .on(stakeTyped, (_, text) => text)
  .reset($isDemo, $userId);

// The stake of the last round stays, also over a reload.
sample({
  clock: $room,
  source: { room: $room, text: $stake, locale: $locale },
  filter: ({ room, text }) => text === '' && room?.rounds[0] !== undefined,
  fn: ({ room, locale }) => typedAmount(room?.rounds[0]?.stake ?? 0, room?.iso ?? '', locale),
  target: $stake,
});

/** What the player chose for the next round of this game. */
export const $choice = createStore<Choice>({}).on(choiceChanged, (_, choice) => choice);
sample({
  clock: [roomOpened, $part],
  source: $part,
  fn: (part) => (part?.stakeOf !== undefined ? { spots: [] } : (part?.maths.first ?? {})),
  target: $choice,
});

/** What comes back of the stakes with this choice, from 0 to 1; with the first one, while this one cannot be played. */
export const $share = combine($part, $choice, (part, choice) => {
  if (part === null) return null;
  const { returnOf, isChoice, first } = part.maths;
  return returnOf(isChoice(choice) ? choice : first);
});

/** Why the button does nothing now. */
export type Blocker = 'empty' | 'sum' | 'low' | 'high' | 'money' | 'wait' | 'choice' | 'part' | 'alarm';

export const $draft = combine(
  {
    text: $stake,
    choice: $choice,
    room: $room,
    part: $part,
    account: $account,
    isWaiting: $isWaiting,
    seedBlocker: $seedBlocker,
    locale: $locale,
  },
  ({ text, choice, room, part, account, isWaiting, seedBlocker, locale }) => {
    const isFixed = room !== null && room.min === room.max;
    const stakeOf = part?.stakeOf;
    const typed = () => (room === null ? null : parseMoney(text, room.iso, locale));
    const minor = isFixed ? room.min : stakeOf !== undefined ? stakeOf(choice) : typed();
    const blocker = ((): Blocker | null => {
      if (seedBlocker === 'alarm') return 'alarm';
      if (isWaiting) return 'wait';
      if (stakeOf !== undefined && minor === 0) return 'choice';
      if (!isFixed && stakeOf === undefined && text.trim() === '') return 'empty';
      if (minor === null || room === null) return 'sum';
      if (minor < room.min) return 'low';
      if (minor > room.max) return 'high';
      if (part?.maths.isChoice(choice) !== true) return 'choice';
      if (seedBlocker !== null) return seedBlocker;
      return minor > (room.points ?? account?.minor ?? 0) ? 'money' : null;
    })();
    return { minor, blocker };
  },
);

/** An answer is on its way. */
export const $isPlaying = playing.$runs.map((runs) => runs.size > 0);

/** Why the server played no round; code 0: the key was closed. Null when it did, or nothing was asked. */
export const $refusal = createStore<{ code: number; message: string } | null>(null)
  .on(playing.answered, (_, { outcome }) => {
    if (outcome.kind === 'done') return null;
    return outcome.kind === 'closed' ? { code: 0, message: '' } : outcome.refusal;
  })
  .reset(stakeTyped, choiceChanged, playPressed, stepPressed, roomOpened, $userId);

sample({
  clock: playPressed,
  source: { draft: $draft, room: $room, choice: $choice, seed: $firstSeed },
  filter: ({ draft, room }) => draft.blocker === null && room !== null && isPressed(),
  fn: ({ draft, room, choice, seed }) => ({
    sessionId: room?.id ?? '',
    iso: room?.iso ?? '',
    minor: draft.minor ?? 0,
    choice,
    step: null,
    seed,
  }),
  target: playing.acted,
});
sample({
  clock: stepPressed,
  source: $room,
  filter: (room) => room !== null && openRoundOf(room) !== null && isPressed(),
  fn: (room, step) => ({
    sessionId: room?.id ?? '',
    iso: room?.iso ?? '',
    minor: 0,
    choice: {},
    step: { ...step, roundId: (room === null ? null : openRoundOf(room))?.id ?? '' },
  }),
  target: playing.acted,
});
