import { createEffect } from 'effector';

export type LogEntry = { level: 'error' | 'warning' | 'debug'; text: string; details?: unknown };

/** The one way to the console. A failure that the player is not told of is at least told here. */
export const logFx = createEffect(({ level, text, details }: LogEntry) => {
  const write = { error: console.error, warning: console.warn, debug: console.debug }[level];
  if (details === undefined) write(text);
  else write(text, details);
});

/** For the inside of effects, where there is no unit to sample. */
export const logError = (text: string, details?: unknown): void => {
  if (details === undefined) console.error(text);
  else console.error(text, details);
};
export const logWarning = (text: string, details?: unknown): void => {
  if (details === undefined) console.warn(text);
  else console.warn(text, details);
};
