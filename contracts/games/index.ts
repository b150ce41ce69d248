/**
 * Games with rounds that anybody can check: pure mathematics, the same on both sides of the wire. Spec: api §10, rows
 * CAS-06 to CAS-09.
 *
 * seeds     messagesOf, drawsOf   the numbers of a round from HMAC-SHA256 of its seeds
 * games     games, gameOf         what each draws, pays, and gives back in the long run
 *
 * `facts.ts` says what games there are without their mathematics. A page of one game takes that game's file alone.
 */
import { baccarat } from './baccarat.ts';
import { bingo } from './bingo.ts';
import { blackjack } from './blackjack.ts';
import { cometGarden } from './comet-garden.ts';
import { dice } from './dice.ts';
import { facts, type Slug } from './facts.ts';
import type { GameMaths } from './game.ts';
import { hiLo } from './hi-lo.ts';
import { jacks } from './jacks.ts';
import { keno } from './keno.ts';
import { lanternTide } from './lantern-tide.ts';
import { mines } from './mines.ts';
import { pegs } from './pegs.ts';
import { roulette } from './roulette.ts';
import { scratch } from './scratch.ts';
import { sicBo } from './sic-bo.ts';
import { slot } from './slot.ts';
import { wheel } from './wheel.ts';

export { baccaratHands, baccaratSides, baccaratWinner } from './baccarat.ts';
export {
  bingoBalls,
  bingoCard,
  bingoDrawn,
  bingoLineCount,
  bingoLines,
  bingoMarks,
  bingoPays,
  freeCell,
} from './bingo.ts';
export { blackjackEnds, blackjackHands, blackjackPays, blackjackTotal, isBlackjackPair } from './blackjack.ts';
export { cometReels } from './comet-garden.ts';
export { diceMultiplier, leastBelow, mostBelow } from './dice.ts';
export { facts, factsOf, pathOfGame, type Slug, slugs } from './facts.ts';
export { drawsOf, messagesOf } from './fair.ts';
export type { RoundSeeds, Shape } from './fair.ts';
export type { Call, Choice, GameMaths, Risk, Step } from './game.ts';
export { jacksCards, jacksPays, pokerHand } from './jacks.ts';
export { kenoChance, kenoPays } from './keno.ts';
export { lanternReels } from './lantern-tide.ts';
export { pegRows, pocketPays } from './pegs.ts';
export { reelLines, type Reels, reelSpins, reelWins } from './reels.ts';
export { spotNames } from './roulette.ts';
export { scratchPrize, scratchPrizes, scratchTickets } from './scratch.ts';
export { sicBoDice, sicBoPay, sicBoSpots, sicBoWorth } from './sic-bo.ts';
export { payoutBy } from './versions.ts';

const maths: { readonly [Own in Slug]: GameMaths<Own> } = {
  dice,
  'five-lines': slot,
  mines,
  roulette,
  wheel,
  'peg-drop': pegs,
  'hi-lo': hiLo,
  keno,
  'sic-bo': sicBo,
  baccarat,
  'lantern-tide': lanternTide,
  jacks,
  blackjack,
  'bingo-75': bingo,
  scratch,
  'comet-garden': cometGarden,
};

/** All games, with what is known of them and how they play. */
export const games = facts.map((own) => ({ ...own, ...(maths[own.slug] as GameMaths<Slug>) }));
export const gameOf = (slug: Slug): GameMaths<Slug> => maths[slug];
