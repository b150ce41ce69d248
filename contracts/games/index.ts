/**
 * Games with rounds that anybody can check: pure mathematics, the same on both sides of the wire. Spec: api §10, rows
 * CAS-06 to CAS-08.
 *
 * seeds   messageOf, drawsOf            the numbers of a round from HMAC-SHA256 of its seeds
 * games   games, gameOf                 what each draws, pays, and gives back in the long run
 * dice    diceMultiplier, leastBelow …  what a chance pays
 * slot    windowOf, slotWins            what the window shows, and which lines pay
 */
import { dice } from './dice.ts';
import type { GameMaths } from './game.ts';
import { slot } from './slot.ts';

export { diceMultiplier, leastBelow, mostBelow } from './dice.ts';
export { drawsOf, messageOf } from './fair.ts';
export type { RoundSeeds } from './fair.ts';
export type { Choice, GameMaths } from './game.ts';
export { slotLines, slotPays, slotWins, windowOf } from './slot.ts';
export type { SlotSymbol } from './slot.ts';

export const games = [dice, slot] as const;
export type Slug = (typeof games)[number]['slug'];
export const slugs: [Slug, ...Slug[]] = [dice.slug, slot.slug];

const bySlug: Readonly<Record<Slug, GameMaths<Slug>>> = { dice, 'five-lines': slot };
export const gameOf = (slug: Slug): GameMaths<Slug> => bySlug[slug];
