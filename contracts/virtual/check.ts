import { comesOutOf, sha256, signed } from '../games/sign.ts';
import { publicValueOf } from '../public-value.ts';
import type { SharedChain } from '../shared-rounds.ts';
import type { VirtualMatch } from '../virtual-sports.ts';
import { streamOf, virtualMessage, virtualSeedText } from './draw.ts';
import { replayVirtual } from './replay.ts';

/**
 * `isSeedRight`: the seed is the one promised before the match. `isOfChain`: it comes out of a hash that leads back to the first of its chain;
 * null: that hash is not open yet, or the match is older than the chains. `isRight`: the seed gives the score, too.
 */
export type Finding = { isSeedRight: boolean; isOfChain: boolean | null; score: readonly number[]; isRight: boolean };

type Opened = VirtualMatch & { serverSeed: string };

async function isOfPlace({ id, place, serverSeed }: Opened, chains: readonly SharedChain[]): Promise<boolean | null> {
  if (place === undefined || place.hash === null) return null;
  const { hash, number, chainId } = place;
  const chain = chains.find((known) => known.id === chainId);
  return chain !== undefined && comesOutOf(serverSeed, virtualSeedText(id, hash), { hash, number }, chain);
}

/** Eight numbers each: no match needs so many. */
const digestCount = 512;
const digestBytes = 32;

/** Plays a match again by the seed that was opened, on this machine alone: no call leaves it. Rows CAS-06, FAIR-15. */
export async function checkMatch(match: Opened, chains: readonly SharedChain[] = []): Promise<Finding> {
  const { id, sportId, serverSeed, commitment, strengths } = match;
  const value = publicValueOf(chains.find((chain) => chain.id === match.place?.chainId));
  const messages = Array.from({ length: digestCount }, (_, cursor) => virtualMessage(id, cursor, value));
  const digests = await signed(serverSeed, messages);
  const random = streamOf((cursor) => {
    if (cursor >= digestCount) throw new RangeError('The match needs more numbers than a match can need.');
    return digests.subarray(cursor * digestBytes, (cursor + 1) * digestBytes);
  });
  const score = replayVirtual(sportId, random, strengths);
  const isSeedRight = (await sha256(serverSeed)) === commitment;
  const isFromChain = await isOfPlace(match, chains);
  const isRight = isSeedRight && isFromChain !== false && score.join() === match.score?.join();
  return { isSeedRight, isOfChain: isFromChain, score, isRight };
}
