import type { Risk } from '../games/game.ts';

/**
 * What the player chooses for a shared round; each kind takes its own fields alone. `auto`: where they leave by themselves,
 * hundredths of the stake. `picks`: numbers from 1. `spots`, `risk`: as in the game that one plays alone.
 */
export type SharedChoice = {
  auto?: number | undefined;
  picks?: number[] | undefined;
  spots?: string[] | undefined;
  risk?: Risk | undefined;
};

/**
 * When a round of a kind happens, ms. `flight`: bets for `openMs`, then as long as the outcome says, then `restMs`.
 * `clock`: one round a `periodMs` of the world's time; bets until `closeMs` before its end, the draw `drawMs` after that.
 */
export type SharedTiming =
  { by: 'flight'; openMs: number; restMs: number } | { by: 'clock'; periodMs: number; closeMs: number; drawMs: number };

/** A round of a chain: its place in it, what the chain was salted with, and its own hash as text. */
export type ChainRound = { hash: string; salt: string; number: number };

/**
 * The mathematics of one kind of shared rounds: pure, and the same for the server, for the page and for whoever checks a
 * round. `signed`: what is put through HMAC-SHA256, by which key. `drawsOf`: the outcome out of these digests, one behind the
 * other. `of`: how many numbers a draw takes from; null: a flight. `left`: where the player left, hundredths; null when they did not.
 */
export type SharedMaths<Kind extends string = string> = {
  id: number;
  slug: Kind;
  timing: SharedTiming;
  first: SharedChoice;
  signed: (round: ChainRound) => { key: string; messages: string[] };
  drawsOf: (digests: Uint8Array) => number[];
  of: number | null;
  isChoice: (choice: SharedChoice) => boolean;
  payoutOf: (bet: { draws: readonly number[]; choice: SharedChoice; left: number | null }, minor: number) => number;
  /** The exact share of all stakes that comes back, and the share of rounds that pay anything. */
  returnOf: (choice: SharedChoice) => number;
  hitRateOf: (choice: SharedChoice) => number;
};

/** A choice of these fields and no other. */
export const hasOnly = (choice: SharedChoice, fields: readonly (keyof SharedChoice)[]): boolean =>
  Object.entries(choice).every(([name, value]) => value === undefined || fields.includes(name as keyof SharedChoice));
