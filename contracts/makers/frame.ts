/**
 * The few messages between a game of a maker in its frame and the page around it. None of them moves money. Row AGG-03.
 */
import { z } from '../zod.ts';

/** Frame to page. `ready`: it can be played. `exit`: the player asks for the lobby. Any other message is ignored. */
export const MakerWord = z.union([
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('exit') }),
]);
export type MakerWord = z.infer<typeof MakerWord>;

/** Page to frame. `pause`: no round begins until `resume`; the site asks its player something, as a reality check does. */
export type MakerOrder = { type: 'pause' } | { type: 'resume' };
