/** Which videos and pictures of a game play, and where videos come from. */
import { Id } from './common.ts';
import { z } from './zod.ts';

/**
 * The open media of a game: its picture or its video. `type` zone: the picture. `target`: on the page of the game, in
 * the column next to a list, or in the floating window. `autoClearable`: it closes when the game ends or its page is
 * left. Spec: coupon §3 "Media".
 */
export const Media = z.object({
  id: z.string(),
  type: z.enum(['video', 'zone']),
  target: z.enum(['page', 'right', 'float']),
  gameId: Id,
  sportId: Id,
  videoId: z.optional(z.string()),
  zoneId: z.optional(z.int()),
  title: z.string(),
  gameLink: z.string(),
  autoClearable: z.boolean(),
  isFloating: z.boolean(),
  /** Absent: LIVE. */
  videoSourceType: z.optional(z.enum(['LIVE', 'RECORD'])),
  isRecommended: z.optional(z.boolean()),
});
export type Media = z.infer<typeof Media>;

/**
 * `SiteConfig.video`. `address`: a path of this site with `{videoId}` in it, so that the content policy allows it; the
 * token of the player comes as the query value `token`.
 */
export const VideoSource = z.object({ address: z.string().check(z.regex(/^\/(?!\/).{0,300}\{videoId\}/)) });
