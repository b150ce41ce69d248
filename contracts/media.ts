import { Seconds, dataOf } from './common.ts';
import { z } from './zod.ts';

/** `GET /web-api/media/video-token`: opens the pictures of live games for a player. */
export const VideoTokenAnswer = dataOf(z.object({ token: z.string(), expiresAt: Seconds }));

/** `GET /bff-api/secure-data`: `grant` by the key that was asked for; empty for a key that is nobody's. Decision D-21. */
export const SecureDataAnswer = dataOf(z.object({ ggru: z.string(), grant: z.record(z.string(), z.string()) }));
