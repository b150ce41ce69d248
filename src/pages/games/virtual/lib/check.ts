import { streamOf, virtualMessage } from '@contracts/virtual/draw';
import { replayVirtual } from '@contracts/virtual/replay';
import type { VirtualMatch } from '@contracts/virtual-sports';

/** `isSeedRight`: the seed is the one promised before the match. `isRight`: it gives the score, too. */
export type Finding = { isSeedRight: boolean; score: readonly number[]; isRight: boolean };

/** Eight numbers each: no match needs so many. */
const digestCount = 512;
const bytes = (text: string) => new TextEncoder().encode(text);

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Plays a match anew by the seed that was opened, in the browser alone: no call leaves it. Row CAS-06. */
export async function checkMatch(match: VirtualMatch & { serverSeed: string }): Promise<Finding> {
  const { id, sportId, serverSeed, commitment, strengths } = match;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(serverSeed), algorithm, false, ['sign']);
  const digests = await Promise.all(
    Array.from({ length: digestCount }, async (_, cursor) => {
      const signed = await crypto.subtle.sign('HMAC', key, bytes(virtualMessage(id, cursor)));
      return new Uint8Array(signed);
    }),
  );
  const random = streamOf((cursor) => {
    const digest = digests[cursor];
    if (digest === undefined) throw new RangeError('The match needs more numbers than a match can need.');
    return digest;
  });
  const score = replayVirtual(sportId, random, strengths);
  const isSeedRight = (await sha256(serverSeed)) === commitment;
  return { isSeedRight, score, isRight: isSeedRight && score.join() === match.score?.join() };
}
