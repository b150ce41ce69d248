import { asPlain } from './plain-text.ts';
import { z } from './zod.ts';

/**
 * At least one character and at most `max`, without spaces around and without invisible characters. Only for bodies:
 * remote apps do not share `trim`.
 */
export const filled = (max: number) => z.string().check(asPlain, z.trim(), z.minLength(1), z.maxLength(max));
