import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** Decision D-74. */
export const NO_SESSION_LIMIT = -1;
/** Seconds that the session limit leaves. Spec: shell §7, api §6. */
export const LimitPingAnswer = dataOf(z.object({ remaining: z.number() }));
