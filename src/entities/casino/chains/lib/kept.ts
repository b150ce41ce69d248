import { z } from '@contracts/zod';

/** What this browser has seen of a game, as the watch of its chains left it; the page reads of it only why it warns. */
export const Seen = z.looseObject({ alarm: z.nullable(z.string()) });
export type Seen = z.infer<typeof Seen>;
/** By game: a kind of shared rounds, a lottery, a virtual sport. */
export type ByGame = Readonly<Record<string, Seen>>;

/** The player has to answer a warning of this game first. */
export const isAlarmed = (chains: ByGame, game: string): boolean => typeof chains[game]?.alarm === 'string';
