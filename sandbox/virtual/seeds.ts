import { createHmac } from 'node:crypto';

import type { Random } from '../../contracts/virtual/chance.ts';
import { streamOf, virtualMessage, virtualSeedText } from '../../contracts/virtual/draw.ts';
import type { VirtualChance } from '../../simulator/index.ts';
import { sha256 } from '../shared-rounds/hash-chain.ts';
import { type Chances, hashAt, placeOfMatch, signOf, valueOfMatch } from './chain.ts';

/**
 * The seed of a virtual match: 64 hex digits, used as text. It follows from the chain of its sport and the number of the match, so a restart
 * finds the same; its commitment is told before the match. Rows CAS-06, FAIR-15.
 */
export function virtualSeedOf(chances: Chances, gameId: number): string {
  const place = placeOfMatch(chances, gameId);
  return place === null
    ? signOf(chances, `match ${String(gameId)}`).toString('hex')
    : sha256(virtualSeedText(gameId, hashAt(chances, place)));
}

/** `value`: the public value of its chain; null: the chain has none. */
export const virtualRandom = (serverSeed: string, gameId: number, value: string | null = null): Random =>
  streamOf((cursor) =>
    createHmac('sha256', serverSeed)
      .update(virtualMessage(gameId, cursor, value))
      .digest(),
  );

export const virtualChance = (chances: Chances): VirtualChance => ({
  drawOf: (gameId) => virtualRandom(virtualSeedOf(chances, gameId), gameId, valueOfMatch(chances, gameId)),
  openAt: (gameId) => {
    const place = placeOfMatch(chances, gameId);
    return place === null ? -Infinity : chances.values.of(place.name).openAt;
  },
  foresee: (gameId) => {
    const place = placeOfMatch(chances, gameId);
    if (place !== null) chances.values.foresee(place.name);
  },
  // The picture draws beside the course: its number says nothing of the seed.
  pictureOf: (gameId) => signOf(chances, `picture ${String(gameId)}`).readUInt32BE(),
});
