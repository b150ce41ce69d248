import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** Decision D-74. */
export const noSessionLimit = -1;
/** How many seconds the session limit leaves. Spec: shell §7, api §6. */
export const LimitPingAnswer = dataOf(z.object({ remaining: z.number() }));
