import { drawsOf, messagesOf } from '@contracts/games/fair';
import type { GameMaths } from '@contracts/games/game';

import type { Round } from '@/entities/games/round';

/** `isHashRight`: the hash said before fits the seed. `isRight`: so does everything that the round says. */
export type Finding = { isHashRight: boolean; draws: readonly number[]; payout: number; isRight: boolean };

const bytes = (text: string) => new TextEncoder().encode(text);

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function hmac(key: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes(message)));
}

/** A round whose seed is open. */
export type OpenedRound = Round & { serverSeed: string };

/** Computes a round anew from its open seed and the game's mathematics, in the browser alone: no call leaves it. Row CAS-07. */
export async function checkRound(round: OpenedRound, game: GameMaths): Promise<Finding> {
  const { serverSeed, commitment, choice, stake } = round;
  const shape = game.shapeOf(choice);
  const digests = await Promise.all(messagesOf(round, shape).map((message) => hmac(serverSeed, message)));
  const draws = drawsOf(new Uint8Array(digests.flatMap((digest) => [...digest])), shape);
  const payout = game.payoutOf(draws, choice, stake);
  const isHashRight = (await sha256(serverSeed)) === commitment;
  const isSame = payout === round.payout && draws.join() === round.draws.join();
  return { isHashRight, draws, payout, isRight: isHashRight && isSame };
}
