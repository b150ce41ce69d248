import { z } from '@contracts/zod';

/** What this browser has seen of a game, as the watch of its chains left it; the page reads of it only why it warns. */
export const Seen = z.looseObject({ alarm: z.nullable(z.string()) });
export type Seen = z.infer<typeof Seen>;
