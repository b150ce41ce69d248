import { asPlain } from './plain-text.ts';
import { z } from './zod.ts';

/** At least one sign and at most `max`, without spaces around and without signs that nobody sees. For bodies alone: remote apps do not share `trim`. */
export const filled = (max: number) => z.string().check(asPlain, z.trim(), z.minLength(1), z.maxLength(max));
