import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import type { CaptchaCode } from '@contracts/captcha';
import type { proofNeeded } from '@contracts/error-codes';

import { captchaDialogMs } from './config';

export type { CaptchaCode } from '@contracts/captcha';

type Task = {
  /** Changes with every captcha that a call asks for. */
  id: object;
  /** `proofNeeded`: a session is not enough. */
  code: CaptchaCode | typeof proofNeeded;
  /** Somebody has begun to ask the player. From now on the player may take as long as they like. */
  take: () => void;
  answer: (token: string | null) => void;
};

const taskAdded = createEvent<Task>();
const taskEnded = createEvent<object>();

/** The dialog for the first captcha is on the screen. */
export const captchaTaken = createEvent();
/** The token that the player earned with the first captcha, or null: they do not want to solve it. */
export const captchaAnswered = createEvent<string | null>();

/** The calls that wait for a captcha. The player sees one captcha at a time. */
const $tasks = createStore<readonly Task[]>([])
  .on(taskAdded, (tasks, task) => [...tasks, task])
  .on(taskEnded, (tasks, id) => tasks.filter((task) => task.id !== id));

/** The captcha that the player has to solve now. */
export const $captchaTask = $tasks.map((tasks) => tasks[0] ?? null);

/** `signal` aborts when no caller needs the call any more. */
type Wanted = { code: Task['code']; signal?: AbortSignal | undefined };

/**
 * Asks the player to solve a captcha and gives the token of the header. Null when they do not want to, or the call was
 * cancelled. Rejects when no dialog has loaded to ask the player. The dialog belongs to a feature. It reads
 * `$captchaTask`, so it may load when the first captcha is wanted.
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

// A dialog that has loaded for one captcha will load for the next. So the captchas behind it wait for the player,
// without a deadline for the code.
const $hasDialog = createStore(false).on(captchaTaken, () => true);
sample({ clock: captchaTaken, source: $tasks, target: takeFx });
sample({ clock: taskAdded, source: $hasDialog, filter: Boolean, fn: (_, task) => [task], target: takeFx });
sample({ clock: captchaAnswered, source: $captchaTask, fn: (task, token) => ({ task, token }), target: answerFx });
