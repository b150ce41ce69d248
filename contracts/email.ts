import { z } from './zod.ts';

/** Decision D-85: one @, a dot in the domain, at most 100 signs. */
export const Email = z.string().check(z.regex(/^(?=.{3,100}$)[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/, 'field_error_email'));
