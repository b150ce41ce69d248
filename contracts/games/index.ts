/**
 * Games with rounds that anybody can check: pure mathematics, the same on both sides of the wire. Spec: api §10, rows
 * CAS-06 to CAS-09.
 *
 * seeds     messagesOf, drawsOf   the numbers of a round from HMAC-SHA256 of its seeds
 * games     games, gameOf         what each draws, pays, and gives back in the long run
 *
 * `facts.ts` says what games there are without their mathematics. A page of one game takes that game's file alone.
 */
import { baccarat, baccaratSides } from './baccarat.ts';
import { bingo } from './bingo.ts';
import { blackjack } from './blackjack.ts';
import { cometGarden } from './comet-garden.ts';
import { dice, leastBelow, mostBelow } from './dice.ts';
import { facts, type Slug } from './facts.ts';
import type { Choice, GameMaths } from './game.ts';
import { hiLo } from './hi-lo.ts';
import { jacks } from './jacks.ts';
import { keno } from './keno.ts';
import { lanternTide } from './lantern-tide.ts';
import { mines } from './mines.ts';
import { pegRows, pegs } from './pegs.ts';
import { roulette, spotNames } from './roulette.ts';
import { scratch } from './scratch.ts';
import { sicBo, sicBoSpots } from './sic-bo.ts';
import { slot } from './slot.ts';
import { wheel } from './wheel.ts';

export { baccaratHands, baccaratWinner } from './baccarat.ts';
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

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);
const only = (spot: string): Choice => ({ spots: [spot] });
const risks = ['medium', 'low', 'high'] as const;

/** Every choice whose figures differ, the first one of the page first: what is published of a game is computed of all. */
export const choicesOf: Readonly<Record<Slug, () => readonly Choice[]>> = {
  dice: () => [5000, ...upTo(leastBelow, mostBelow)].map((below) => ({ below })),
  'five-lines': () => [{}],
  mines: () =>
    upTo(1, 24).flatMap((count) => upTo(1, 25 - count).map((opened) => ({ mines: count, cells: upTo(0, opened - 1) }))),
  roulette: () => [
    only('red'),
    ...spotNames.map(only),
    { spots: ['red', '17', 'column3'] },
    { spots: ['red:50', '17-20:20', '17:10'] },
  ],
  wheel: () => risks.map((risk) => ({ risk })),
  'peg-drop': () => [{ rows: 12, risk: 'low' }, ...pegRows.flatMap((rows) => risks.map((risk) => ({ rows, risk })))],
  'hi-lo': () => [{ calls: ['up'] }, { calls: ['down'] }],
  keno: () => [5, ...upTo(1, 10)].map((picked) => ({ picks: upTo(1, picked) })),
  'sic-bo': () => [only('small'), ...sicBoSpots.map(only), { spots: ['big', 'total9', 'face3'] }],
  baccarat: () => baccaratSides.map(only),
  'lantern-tide': () => [{}],
  jacks: () => [{}],
  blackjack: () => [{}],
  'bingo-75': () => [bingo.first],
  scratch: () => [{}],
  'comet-garden': () => [{}],
};
