/**
 * Games with rounds that anybody can check: pure mathematics, the same on both sides of the wire. Spec: api §10, rows
 * CAS-06 to CAS-09.
 *
 * seeds     messagesOf, drawsOf            the numbers of a round from HMAC-SHA256 of its seeds
 * games     games, gameOf                  what each draws, pays, and gives back in the long run
 * dice      diceMultiplier, leastBelow …   what a chance pays
 * slot      windowOf, slotWins             what the window shows, and which lines pay
 * mines     minesMultiplier                what the stake is worth after so many cells
 * roulette  spotNames, isRed …             places on the cloth
 * wheel     wheelFields                    what each field pays
 * pegs      pocketPays, pegRows            what each pocket pays
 * hi-lo     hiLoMultiplier                 what the stake is worth after so many calls
 */
import { dice } from './dice.ts';
import type { GameMaths } from './game.ts';
import { hiLo } from './hi-lo.ts';
import { mines } from './mines.ts';
import { pegs } from './pegs.ts';
import { roulette } from './roulette.ts';
import { slot } from './slot.ts';
import { wheel } from './wheel.ts';

export { diceMultiplier, leastBelow, mostBelow } from './dice.ts';
export { drawsOf, messagesOf } from './fair.ts';
export type { RoundSeeds, Shape } from './fair.ts';
export type { Call, Choice, GameMaths, Risk, Step } from './game.ts';
export { hiLoMultiplier } from './hi-lo.ts';
export { mineCells, minesMultiplier, mostMines } from './mines.ts';
export { pegRows, pocketPays } from './pegs.ts';
export { isRed, mostSpots, outsideSpots, spotNames } from './roulette.ts';
export { slotLines, slotPays, slotWins, windowOf } from './slot.ts';
export type { SlotSymbol } from './slot.ts';
export { wheelFields } from './wheel.ts';

export const games = [dice, slot, mines, roulette, wheel, pegs, hiLo] as const;
export type Slug = (typeof games)[number]['slug'];
export const slugs = games.map(({ slug }) => slug) as [Slug, ...Slug[]];

const bySlug = Object.fromEntries(games.map((game) => [game.slug, game])) as Record<Slug, GameMaths<Slug>>;
export const gameOf = (slug: Slug): GameMaths<Slug> => bySlug[slug];
