/**
 * The picture of a game is in a frame without an origin. The page tells it what to draw, and it says no more than that
 * it is there: nothing that it says decides anything. Row CAS-03.
 */
import { slugs } from './games/facts.ts';
import { RoundChoice } from './rounds.ts';
import { z } from './zod.ts';

/** The only place of the framed page. */
export const gameFramePath = '/games/pictures/';

/** Colours that a picture may use, by the page's own tokens. */
export const pictureColours = {
  ground: '--color-surface-sunken',
  card: '--color-surface-raised',
  ink: '--color-text-primary',
  quiet: '--color-text-secondary',
  line: '--color-border-control',
  accent: '--color-accent-solid',
  soft: '--color-accent-soft',
  onAccent: '--color-accent-on-solid',
  won: '--color-won-solid',
  warning: '--color-warning-solid',
  danger: '--color-danger-solid',
  live: '--color-live-solid',
} as const;
export type PictureColour = keyof typeof pictureColours;

/** `draws`: what may be seen of the last round; null before the first. `isOpen`: the round goes on. `moves`: it was drawn just now. */
export const GamePicture = z.object({
  game: z.enum(slugs),
  choice: RoundChoice,
  draws: z.nullable(z.array(z.int())),
  isOpen: z.boolean(),
  moves: z.boolean(),
  colours: z.record(z.string(), z.string()),
});
export type GamePicture = z.infer<typeof GamePicture>;

/** Page to picture. A `ping` wants a `pong`. */
export const PictureOrder = z.union([
  z.object({ type: z.literal('show'), picture: GamePicture }),
  z.object({ type: z.literal('ping') }),
]);
export type PictureOrder = z.infer<typeof PictureOrder>;

/** Picture to page. `shown`: what it was told last is drawn. `failed`: it cannot draw. Any other message ends the game. */
export const PictureWord = z.union([
  z.strictObject({ type: z.literal('shown') }),
  z.strictObject({ type: z.literal('pong') }),
  z.strictObject({ type: z.literal('failed') }),
]);
export type PictureWord = z.infer<typeof PictureWord>;
