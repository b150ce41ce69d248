import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** `GET /web-api/media/video-token`: gives a player access to the video of live games. */
export const VideoTokenAnswer = dataOf(z.object({ token: z.string(), expiresAt: Seconds }));

/** `GET /bff-api/secure-data`: `grant` for the given key; empty for an unknown key. Decision D-21. */
export const SecureDataAnswer = dataOf(z.object({ ggru: z.string(), grant: z.record(z.string(), z.string()) }));
