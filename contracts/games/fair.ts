/** Which round of which seeds. `serverSeed`: 64 hex digits, used as text. `nonce`: from 0, one more for each round. */
export type RoundSeeds = { serverSeed: string; clientSeed: string; nonce: number };

/** How many numbers a round draws, each below `of`. `isDealt`: each comes out of what is left, so none comes twice. */
export type Shape = { count: number; of: number; isDealt?: boolean };

const wordBytes = 4;
export const wordsPerDigest = 8;

/**
 * What is signed with the server seed's text by HMAC-SHA256; server and browser each bring their own. A digest gives
 * eight words; a game that draws more has a message for each eight of them.
 */
export const messagesOf = (seeds: RoundSeeds, { count }: Shape): string[] =>
  Array.from({ length: Math.ceil(count / wordsPerDigest) }, (_, cursor) => messageAt(seeds, cursor));

export const messageAt = ({ clientSeed, nonce }: Omit<RoundSeeds, 'serverSeed'>, cursor: number): string =>
  `${clientSeed}:${String(nonce)}:${String(cursor)}`;

/**
 * The numbers of a round by its digests, one after the other. A word is four bytes, the highest first; a number below n is
 * word × n ÷ 2³², rounded down. Bias: less than n / 2³². Row CAS-06.
 */
export function drawsOf(digests: Uint8Array, { count, of, isDealt = false }: Shape): number[] {
  const words = new DataView(digests.buffer, digests.byteOffset, digests.byteLength);
  const left = Array.from({ length: isDealt ? of : 0 }, (_, number) => number);
  return Array.from({ length: count }, (_, place) => {
    const bound = isDealt ? left.length : of;
    const drawn = Math.floor((words.getUint32(place * wordBytes) * bound) / 2 ** 32);
    return isDealt ? (left.splice(drawn, 1)[0] ?? 0) : drawn;
  });
}
