import { drawsOf, messageAt, wordsPerDigest } from '../games/fair.ts';
import type { Random } from './chance.ts';

const steps = 2 ** 32;
const shape = { count: wordsPerDigest, of: steps };

/**
 * What is signed with the seed of a match by HMAC-SHA256: the digests, one after the other, are the numbers of the match. `value`: the public
 * value of its chain, where there is one. Row FAIR-16.
 */
export const virtualMessage = (gameId: number, cursor: number, value: string | null = null): string =>
  messageAt({ clientSeed: value ?? 'virtual', nonce: gameId }, cursor);

/** So many rounds has a chain of a virtual sport: a week of them. */
export const virtualChainLength = 2016;

/** Which chain of its sport a round (from 1) is in, and its place there, from 1. */
export const virtualPlaceOf = (round: number): { week: number; number: number } => ({
  week: Math.floor((round - 1) / virtualChainLength),
  number: ((round - 1) % virtualChainLength) + 1,
});

/** The seed of a match is the SHA-256 of this text, so its commitment gives nothing of the chain away. Row FAIR-15. */
export const virtualSeedText = (gameId: number, hash: string): string => `virtual:${String(gameId)}:${hash}`;

/** Fractions out of digests, as many as a match needs. Row CAS-06. */
export function streamOf(digestAt: (cursor: number) => Uint8Array): Random {
  let cursor = 0;
  let words: number[] = [];
  let next = 0;
  return () => {
    if (next === words.length) {
      words = drawsOf(digestAt(cursor), shape);
      cursor += 1;
      next = 0;
    }
    const word = words[next] ?? 0;
    next += 1;
    return word / steps;
  };
}
