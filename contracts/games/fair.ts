/** Which round of which seeds. `serverSeed`: 64 hex digits, used as text. `nonce`: from 0, one more for each round. */
export type RoundSeeds = { serverSeed: string; clientSeed: string; nonce: number };

/**
 * What is signed with the server seed's text by HMAC-SHA256; server and browser each bring their own. One digest gives
 * eight words, and no game draws more, so the cursor stays 0.
 */
export const messageOf = ({ clientSeed, nonce }: RoundSeeds): string => `${clientSeed}:${String(nonce)}:0`;

/** A number from 0 to below `of` by the word at `place`, four bytes each, the highest first. Bias: less than of / 2³². */
function drawAt(digest: Uint8Array, place: number, of: number): number {
  const word = new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getUint32(place * 4);
  return Math.floor((word * of) / 2 ** 32);
}

/** The numbers of a round by its digest. Row CAS-06. */
export const drawsOf = (digest: Uint8Array, { count, of }: { count: number; of: number }): number[] =>
  Array.from({ length: count }, (_, place) => drawAt(digest, place, of));
