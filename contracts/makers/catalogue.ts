/** A maker's data about its games, and the part that the pages of this site receive. Row AGG-02. */
import { text } from '../bounded.ts';
import { z } from '../zod.ts';
import { MakerGameId, MakerId } from './wallet.ts';

const Title = z.string().check(z.minLength(1), z.maxLength(60));
const isOrigin = (origin: string): boolean => URL.canParse(origin) && new URL(origin).origin === origin;

/** One game of a list. `rtp`: the share of stakes that comes back, as its maker publishes it. */
export const MakerGame = z.object({
  id: MakerGameId,
  title: Title,
  rtp: z.number().check(z.minimum(0.5), z.maximum(1)),
  isSlot: z.optional(z.boolean()),
  hasDemo: z.optional(z.boolean()),
});
export type MakerGame = z.infer<typeof MakerGame>;

const mostGames = 500;
/** A list as it comes: each game is read by itself. */
export const MakerGames = z.object({ games: z.array(z.unknown()).check(z.maxLength(mostGames)) });

/**
 * One maker. `secret`: what signs its calls, `whsec_` and 24 to 64 bytes in base64. `launch`: where its games open, on `origin`. `games`: a
 * list, or the address that serves one. `mostTimes`: no round wins more, in stakes of this round.
 */
export const Maker = z
  .object({
    id: MakerId,
    name: Title,
    secret: text(120),
    launch: text(300),
    games: z.union([text(300), z.array(z.unknown()).check(z.maxLength(mostGames))]),
    mostTimes: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  })
  .check(z.refine(({ launch }) => URL.canParse(launch) && /^https?:$/.test(new URL(launch).protocol), 'launch'));
export type Maker = z.infer<typeof Maker>;

/** The games that are off: all that match every condition of a rule. A rule without words stops all games of makers. */
export const MakersOff = z
  .array(
    z.strictObject({
      maker: z.optional(MakerId),
      game: z.optional(MakerGameId),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    }),
  )
  .check(z.maxLength(1000));
export type MakersOff = z.infer<typeof MakersOff>;

/** One game as pages see it. */
const ShownGame = z.object({
  id: MakerGameId,
  maker: MakerId,
  makerName: Title,
  title: Title,
  rtp: z.number(),
  hasDemo: z.boolean(),
});
export type ShownMakerGame = z.infer<typeof ShownGame>;
export const MakerGamesAnswer = z.object({ data: z.array(ShownGame) });

export const MakerLaunchRequest = z.object({
  maker: MakerId,
  game: MakerGameId,
  mode: z.enum(['real', 'demo']),
  accountId: z.optional(z.int()),
  lng: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  device: z.optional(z.enum(['desktop', 'mobile'])),
});

/**
 * `url`: the address of the frame; the secret of the session is in it and nowhere else. `origin`: the only one whose
 * messages count.
 */
export const MakerLaunchAnswer = z.object({
  data: z.object({ url: text(2000), origin: z.string().check(z.refine(isOrigin)), title: Title, makerName: Title }),
});
