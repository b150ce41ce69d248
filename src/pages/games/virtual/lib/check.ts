import { streamOf, virtualMessage } from '@contracts/virtual/draw';
import { replayVirtual } from '@contracts/virtual/replay';
import type { VirtualMatch } from '@contracts/virtual-sports';

import { sha256, signed } from '@/shared/sign';

/** `isSeedRight`: the seed is the one promised before the match. `isRight`: it gives the score, too. */
export type Finding = { isSeedRight: boolean; score: readonly number[]; isRight: boolean };

/** Eight numbers each: no match needs so many. */
const digestCount = 512;
const digestBytes = 32;

/** Plays a match anew by the seed that was opened, in the browser alone: no call leaves it. Row CAS-06. */
export async function checkMatch(match: VirtualMatch & { serverSeed: string }): Promise<Finding> {
  const { id, sportId, serverSeed, commitment, strengths } = match;
  const messages = Array.from({ length: digestCount }, (_, cursor) => virtualMessage(id, cursor));
  const digests = await signed(serverSeed, messages);
  const random = streamOf((cursor) => {
    if (cursor >= digestCount) throw new RangeError('The match needs more numbers than a match can need.');
    return digests.subarray(cursor * digestBytes, (cursor + 1) * digestBytes);
  });
  const score = replayVirtual(sportId, random, strengths);
  const isSeedRight = (await sha256(serverSeed)) === commitment;
  return { isSeedRight, score, isRight: isSeedRight && score.join() === match.score?.join() };
}
