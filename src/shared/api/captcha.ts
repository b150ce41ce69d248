import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import type { CaptchaCode } from '@contracts/captcha';

import { captchaDialogMs } from './config';

export type { CaptchaCode } from '@contracts/captcha';

type Task = {
  /** Changes with every captcha that is wanted. */
  id: object;
  code: CaptchaCode;
  /** Somebody has begun to ask the player: from now on it takes as long as it takes. */
  take: () => void;
  answer: (token: string | null) => void;
};

const taskAdded = createEvent<Task>();
const taskEnded = createEvent<object>();

/** The dialog for the first one is on the screen. */
export const captchaTaken = createEvent();
/** The token that the first one earned, or null: the player does not want to. */
export const captchaAnswered = createEvent<string | null>();

/** Calls that wait for a captcha; one is shown at a time. */
const $tasks = createStore<readonly Task[]>([], { serialize: 'ignore' })
  .on(taskAdded, (tasks, task) => [...tasks, task])
  .on(taskEnded, (tasks, id) => tasks.filter((task) => task.id !== id));

/** What the player has to solve now. */
export const $captchaTask = $tasks.map((tasks) => tasks[0] ?? null);

/** `signal`: nobody wants the call any more. */
type Wanted = { code: CaptchaCode; signal?: AbortSignal | undefined };

/**
 * Asks the player to solve a captcha and gives the token of the header, null when he does not want to or the call was cancelled. Rejects when no
 * dialog has come to ask him. The dialog is a feature's: it reads `$captchaTask`, so it may be loaded when the first one is wanted.
 */
export const captchaPortFx = createEffect(({ code, signal }: Wanted): Promise<string | null> => {
  const add = scopeBind(taskAdded, { safe: true });
  const end = scopeBind(taskEnded, { safe: true });
  const id = {};
  return new Promise<string | null>((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      end(id);
      finish();
    };
    const timer = setTimeout(() => {
      settle(() => reject(new Error('No captcha dialog')));
    }, captchaDialogMs);
    const cancel = () => {
      settle(() => resolve(null));
    };
    signal?.addEventListener('abort', cancel, { once: true });
    add({
      id,
      code,
      take: () => clearTimeout(timer),
      answer: (token) => {
        settle(() => resolve(token));
      },
    });
  });
});

const takeFx = createEffect((tasks: readonly Task[]) => {
  for (const task of tasks) task.take();
});
const answerFx = createEffect(({ task, token }: { task: Task | null; token: string | null }) => task?.answer(token));

// Where one dialog has come, the next one comes: those behind it wait for the player, not for code.
const $hasDialog = createStore(false).on(captchaTaken, () => true);
sample({ clock: captchaTaken, source: $tasks, target: takeFx });
sample({ clock: taskAdded, source: $hasDialog, filter: Boolean, fn: (_, task) => [task], target: takeFx });
sample({ clock: captchaAnswered, source: $captchaTask, fn: (task, token) => ({ task, token }), target: answerFx });
