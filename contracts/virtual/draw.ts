import { drawsOf, messageAt, wordsPerDigest } from '../games/fair.ts';
import type { Random } from './chance.ts';

const steps = 2 ** 32;
const shape = { count: wordsPerDigest, of: steps };

/** What is signed with the seed of a match by HMAC-SHA256: the digests, one after the other, are the numbers of the match. */
export const virtualMessage = (gameId: number, cursor: number): string =>
  messageAt({ clientSeed: 'virtual', nonce: gameId }, cursor);

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
