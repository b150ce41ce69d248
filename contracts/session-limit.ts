import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** Decision D-74. */
export const noSessionLimit = -1;
/** What a session limit leaves, in the unit of the answer: null when there is none, else never below 0. Row LIM-17. */
export const sessionLeft = (value: number): number | null => (value === noSessionLimit ? null : Math.max(0, value));
/** How many seconds the session limit leaves. Spec: shell §7, api §6. */
export const LimitPingAnswer = dataOf(z.object({ remaining: z.number() }));
