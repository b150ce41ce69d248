import { combine, createEvent, createStore, sample } from 'effector';

import { bonusGameOf } from '@contracts/bonus-games';

import { $userId } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';
import { isCalm } from '@/shared/lib/device';

import { playing } from '../api/playing';
import { motionMs } from '../lib/motion';
import type { BonusRound } from '../lib/round';
import { pageOpened } from './opened';
import { $firstSeed, $isAlarmed } from './seed';
import { $game, $own, $tickets } from './tickets';

export const picksChanged = createEvent<readonly number[]>();
export const playPressed = createEvent();
/** The player has seen the result and wants the board again. */
export const againPressed = createEvent();
export const skipPressed = createEvent();

/** The round that the board shows. Null: the board waits for a choice. */
export const $round = createStore<BonusRound | null>(null)
  .on(playing.answered, (_, { outcome }) => (outcome.kind === 'done' ? outcome.result : null))
  .reset(againPressed, pageOpened, $game, $userId);

export const $picks = createStore<readonly number[]>([])
  .on(picksChanged, (_, picks) => picks)
  // A result that was asked for again after a reload shows what was chosen then.
  .on(playing.answered, (picks, { outcome }) =>
    outcome.kind === 'done' ? (outcome.result.choice.picks ?? picks) : picks,
  )
  .reset(againPressed, $game, $userId);

/** An answer is on its way. */
export const $isPlaying = playing.$runs.map((runs) => runs.size > 0);

/** The board is on its way to what was drawn: words that would tell it wait as long. Row CAS-35. */
const begun = sample({
  clock: $round.updates,
  filter: (round: BonusRound | null): round is BonusRound => round !== null && !isCalm(),
  fn: ({ game }) => motionMs[game],
});
const end = createTimer();
sample({ clock: begun, target: end.started });
export const $isMoving = createStore(false)
  .on(begun, () => true)
  .reset(end.fired, skipPressed, againPressed, pageOpened, $game, $userId);

/** Why the button does nothing now. */
export const $blocker = combine(
  { picks: $picks, game: $game, own: $own, known: $tickets, isAlarmed: $isAlarmed },
  ({ picks, game, own, known, isAlarmed }) => {
    if (isAlarmed || known?.stop !== null || own.length === 0) return 'stop';
    return bonusGameOf(game).isChoice({ picks: [...picks] }) ? null : 'choice';
  },
);

/** Why the server used no ticket; code 0: the key was closed. */
export const $refusal = createStore<{ code: number; message: string } | null>(null)
  .on(playing.answered, (_, { outcome }) => {
    if (outcome.kind === 'done') return null;
    return outcome.kind === 'closed' ? { code: 0, message: '' } : outcome.refusal;
  })
  .reset(picksChanged, playPressed, againPressed, pageOpened, $game, $userId);

sample({
  clock: playPressed,
  source: { picks: $picks, game: $game, seed: $firstSeed, blocker: $blocker, round: $round },
  filter: ({ blocker, round }) => blocker === null && round === null,
  fn: ({ picks, game, seed }) => ({ game, picks: [...picks], seed }),
  target: playing.acted,
});
