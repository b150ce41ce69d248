/** Texts from outside have a limit: each field of a call is bounded. */
import { z } from './zod.ts';

/** At most `max` characters. */
export const text = (max: number) => z.string().check(z.maxLength(max));

/** Language as two letters, wherever a call names one. */
export const Language = z.string().check(z.regex(/^[a-z]{2}$/));

/** Values that no code reads by name, at most `max` signs as JSON. */
export const loose = (max: number) =>
  z.record(z.string(), z.unknown()).check(z.refine((value) => JSON.stringify(value).length <= max));
