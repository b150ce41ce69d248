import { createEffect } from 'effector';

export type LogEntry = { level: 'error' | 'warning' | 'debug'; text: string; details?: unknown };

/** The only access to the console. It tells of the failures that the player does not see. */
export const logFx = createEffect(({ level, text, details }: LogEntry) => {
  const write = { error: console.error, warning: console.warn, debug: console.debug }[level];
  if (details === undefined) write(text);
  else write(text, details);
});

/** For code inside effects, which has no unit to sample. */
export const logError = (text: string, details?: unknown): void => {
  if (details === undefined) console.error(text);
  else console.error(text, details);
};
export const logWarning = (text: string, details?: unknown): void => {
  if (details === undefined) console.warn(text);
  else console.warn(text, details);
};
