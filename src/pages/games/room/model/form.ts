import { combine, createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';
import { parseMoney } from '@/shared/lib/money';

import { playing } from '../api/playing';
import { roomOpened } from './opened';
import { $account, $isWaiting, $room } from './room';

type Form = { text: string; below: number };

export const formChanged = createEvent<Partial<Form>>();
export const playPressed = createEvent();

export const $form = createStore<Form>({ text: '', below: 5000 })
  .on(formChanged, (form, change) => ({ ...form, ...change }))
  .reset($userId);

/** Why the button does nothing now. */
export type Blocker = 'empty' | 'sum' | 'low' | 'high' | 'money' | 'wait';

export const $draft = combine(
  { form: $form, room: $room, account: $account, isWaiting: $isWaiting },
  ({ form, room, account, isWaiting }) => {
    const minor = room === null ? null : parseMoney(form.text, room.iso);
    const blocker = ((): Blocker | null => {
      if (isWaiting) return 'wait';
      if (form.text.trim() === '') return 'empty';
      if (minor === null || room === null) return 'sum';
      if (minor < room.min) return 'low';
      if (minor > room.max) return 'high';
      return minor > (account?.minor ?? 0) ? 'money' : null;
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
  .reset(formChanged, playPressed, roomOpened, $userId);

sample({
  clock: playPressed,
  source: { draft: $draft, room: $room, form: $form },
  filter: ({ draft, room }) => draft.blocker === null && room !== null,
  fn: ({ draft, room, form }) => ({
    sessionId: room?.id ?? '',
    iso: room?.iso ?? '',
    minor: draft.minor ?? 0,
    below: room?.game === 'dice' ? form.below : null,
  }),
  target: playing.acted,
});
