import type { Step } from '@contracts/games/game';
import { GameSeed, RoundChoice } from '@contracts/rounds';
import { z } from '@contracts/zod';

import { type Bet, isBetOf, isStepOf } from './bet';

/**
 * Why the page warns. `exchanged`: another hash than the promised one. `elsewhere`: the promised next hash, but not by
 * this browser. `next`: the hash of the next seed changed. `replayed`: a hash of a seed that is no longer used. `part`:
 * the player's part changed. `count`: two rounds have one count. `gap`: counts were left out. `seed`: what was opened
 * does not fit the hash that was shown. `bet`: the round has another stake, choice or step than the player sent.
 */
const alarms = ['exchanged', 'elsewhere', 'next', 'replayed', 'part', 'count', 'gap', 'seed', 'bet'] as const;
export type Alarm = (typeof alarms)[number];

const Shown = z.object({ commitment: z.string(), nonce: z.int() });
const SentBet = z.object({ iso: z.string(), stake: z.number(), choice: RoundChoice });
/**
 * What this browser has shown to a player, by its own eyes. `seed`: the seeds in use. `past`: seeds out of use, with
 * the count at which each ended. `rounds`: by id, the hash that stood on the page before the round, and what was staked
 * on what. `alarm`: waits for the player; `told`: what was told then. `sent`: parts on their way to a hash; their
 * answer may be lost.
 */
export const Kept = z.object({
  seed: z.nullable(GameSeed),
  past: z.array(Shown),
  rounds: z.array(z.object({ id: z.string(), ...Shown.shape, bet: z.optional(SentBet) })),
  alarm: z.nullable(z.enum(alarms)),
  told: z.nullable(GameSeed),
  sent: z.optional(z.array(z.object({ part: z.string(), to: z.string() }))),
});
export type Kept = z.infer<typeof Kept>;
export const nothing: Kept = { seed: null, past: [], rounds: [], alarm: null, told: null };

const mostPast = 50;
const mostRounds = 300;
const mostSent = 4;

/** What this page has just brought to the seed of the hash `to`; null: it did nothing. */
export type Brought = { part: string; to: string } | null;

function alarmOf({ seed, past }: Kept, told: GameSeed, brought: Brought): Alarm | null {
  if (seed === null) return null;
  if (past.some(({ commitment }) => commitment === told.commitment)) return 'replayed';
  if (brought !== null && told.commitment !== brought.to) return 'exchanged';
  if (brought !== null && told.clientSeed !== brought.part) return 'part';
  if (told.commitment === seed.commitment) {
    if (told.next !== seed.next) return 'next';
    return seed.clientSeed !== '' && told.clientSeed !== seed.clientSeed ? 'part' : null;
  }
  if (told.commitment !== seed.next) return 'exchanged';
  return brought === null ? 'elsewhere' : null;
}

/** The page is about to bring a part: whatever becomes of the answer, this browser did it. */
export const hearSent = (kept: Kept, brought: NonNullable<Brought>): Kept => ({
  ...kept,
  sent: [...(kept.sent ?? []), brought].slice(-mostSent),
});

/** Takes in what the server says of the seeds in use, and never forgets by it what it said before. Row CAS-17. */
export function hearSeed(kept: Kept, told: GameSeed, brought: Brought): Kept {
  if (kept.alarm !== null) return { ...kept, told };
  const lost = kept.sent?.find(({ part, to }) => to === told.commitment && part === told.clientSeed) ?? null;
  const alarm = alarmOf(kept, told, brought ?? lost);
  if (alarm !== null) return { ...kept, alarm, told };
  const { seed } = kept;
  if (seed?.commitment === told.commitment) {
    return { ...kept, seed: { ...told, nonce: Math.max(told.nonce, seed.nonce) } };
  }
  const past = seed === null ? kept.past : [...kept.past, { commitment: seed.commitment, nonce: seed.nonce }];
  return { ...kept, seed: told, past: past.slice(-mostPast) };
}

type Played = Bet & { id: string; commitment: string; clientSeed: string; nonce: number };

/** What is wrong with a round that has just been played, by what the page showed before it. */
function faultOf({ seed, past, rounds }: Kept, { id, commitment, clientSeed, nonce }: Played): Alarm | null {
  if (rounds.some((other) => other.id !== id && other.commitment === commitment && other.nonce === nonce))
    return 'count';
  const ended = past.find((other) => other.commitment === commitment);
  // An answer that came late is one of a count that was used then.
  if (ended !== undefined) return nonce < ended.nonce ? null : 'replayed';
  if (seed === null) return null;
  if (commitment !== seed.commitment) return 'exchanged';
  if (seed.clientSeed !== '' && clientSeed !== seed.clientSeed) return 'part';
  return nonce > seed.nonce ? 'gap' : null;
}

/** Takes in a round that was played here with this bet, beside the hash that stood on the page before it. */
export function hearRound(kept: Kept, round: Played, bet: Bet): Kept {
  const { id, nonce } = round;
  if (kept.rounds.some((other) => other.id === id)) return kept;
  const alarm = kept.alarm ?? faultOf(kept, round) ?? (isBetOf(bet, round) ? null : 'bet');
  const isPast = kept.past.some(({ commitment }) => commitment === round.commitment);
  const commitment = kept.seed === null || isPast ? round.commitment : kept.seed.commitment;
  const rounds = [...kept.rounds, { id, commitment, nonce, bet }].slice(-mostRounds);
  const seed = kept.seed === null ? null : { ...kept.seed, nonce: Math.max(kept.seed.nonce, nonce + 1) };
  return { ...kept, seed: isPast ? kept.seed : seed, rounds, alarm };
}

/** `hash`: SHA-256 of the seed that the server has opened, as the browser computed it. It must be the one that stood here as `shown`. */
export const hearOpened = (kept: Kept, { hash, shown }: { hash: string; shown: string }): Kept =>
  hash === shown ? kept : { ...kept, alarm: kept.alarm ?? 'seed' };

/** The player says that they know: from now on what was told last counts. */
export const goOn = ({ seed, past, told, ...kept }: Kept): Kept => ({
  ...kept,
  past,
  seed: told ?? seed,
  alarm: null,
  told: null,
});

/** The hash that stood on this page before the round; null: this browser did not see it played. */
export const shownBefore = ({ rounds }: Kept, id: string): string | null =>
  rounds.find((round) => round.id === id)?.commitment ?? null;

/** What the server tells of a round is what this browser sent, as far as it saw it played. */
export function isAsSent({ rounds }: Kept, round: Bet & { id: string }): boolean {
  const bet = rounds.find(({ id }) => id === round.id)?.bet;
  return bet === undefined || isBetOf(bet, round);
}

/** A step was answered with another one than was sent, or in a round with another bet. */
export const hearStep = (kept: Kept, step: Step | null, round: Bet & { id: string }): Kept =>
  (step === null || isStepOf(step, round)) && isAsSent(kept, round) ? kept : { ...kept, alarm: kept.alarm ?? 'bet' };
