import { z } from './zod.ts';

/** The number of a day that is written as `2026-11-21`. Undefined when the calendar has no such day: `Date` reads 30 February as 2 March. */
export function dayNamed(text: string): number | undefined {
  const at = Date.parse(`${text}T00:00:00Z`);
  return text.length !== 10 || Number.isNaN(at) || !new Date(at).toISOString().startsWith(`${text}T`)
    ? undefined
    : at / 86_400_000;
}

export const isDay = (text: string): boolean => dayNamed(text) !== undefined;

/** Every date of a call: a day of the calendar as `2026-11-21`. `fault`: the key of the text that says it is none. */
export const calendarDay = (fault?: string) => z.string().check(z.refine(isDay, fault));
