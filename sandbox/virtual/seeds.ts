import { createHmac } from 'node:crypto';

import type { Random } from '../../contracts/virtual/chance.ts';
import { streamOf, virtualMessage, virtualSeedText } from '../../contracts/virtual/draw.ts';
import { sha256 } from '../shared-rounds/chain.ts';
import type { VirtualChance } from '../simulator/virtual/match.ts';
import { type Chances, placeOfMatch, signOf } from './chain.ts';

/**
 * The seed of a virtual match: 64 hex digits, used as text. It follows from the chain of its sport and the number of the match, so a restart
 * finds the same; its commitment is told before the match. Rows CAS-06, FAIR-15.
 */
export function virtualSeedOf(chances: Chances, gameId: number): string {
  const place = placeOfMatch(chances, gameId);
  return place === null
    ? signOf(chances, `match ${String(gameId)}`).toString('hex')
    : sha256(virtualSeedText(gameId, place.hash));
}

export const virtualRandom = (serverSeed: string, gameId: number): Random =>
  streamOf((cursor) => createHmac('sha256', serverSeed).update(virtualMessage(gameId, cursor)).digest());

export const virtualChance = (chances: Chances): VirtualChance => ({
  drawOf: (gameId) => virtualRandom(virtualSeedOf(chances, gameId), gameId),
  // The picture draws beside the course: its number says nothing of the seed.
  pictureOf: (gameId) => signOf(chances, `picture ${String(gameId)}`).readUInt32BE(),
});
