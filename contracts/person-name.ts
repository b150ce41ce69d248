import { asPlain } from './plain-text.ts';
import { z } from './zod.ts';

/** Decision D-85: 1 to 50 letters; words may be parted by a space, a hyphen, a dot or an apostrophe. */
export const PersonName = z
  .string()
  .check(
    z.maxLength(100),
    asPlain,
    z.regex(/^(?=.{1,50}$)[\p{L}\p{M}]+(?:[ .'’-]{1,2}[\p{L}\p{M}]+)*\.?$/u, 'field_error_name'),
  );
