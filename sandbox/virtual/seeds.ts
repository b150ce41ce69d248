import { createHmac } from 'node:crypto';

import type { Random } from '../../contracts/virtual/chance.ts';
import { streamOf, virtualMessage } from '../../contracts/virtual/draw.ts';
import type { VirtualChance } from '../simulator/virtual/match.ts';

/**
 * The seed of a virtual match: 64 hex digits, used as text. It follows from a secret of the world and the number of the match, so a restart
 * finds the same; its commitment is told before the match. Row CAS-06.
 */
export const virtualSeedOf = (secret: Uint8Array, gameId: number): string =>
  createHmac('sha256', secret)
    .update(`match ${String(gameId)}`)
    .digest('hex');

export const virtualRandom = (serverSeed: string, gameId: number): Random =>
  streamOf((cursor) => createHmac('sha256', serverSeed).update(virtualMessage(gameId, cursor)).digest());

/** The picture draws beside the course: its number says nothing of the seed. */
const pictureOf = (secret: Uint8Array, gameId: number): number =>
  createHmac('sha256', secret)
    .update(`picture ${String(gameId)}`)
    .digest()
    .readUInt32BE();

export const virtualChance = (secret: Uint8Array): VirtualChance => ({
  drawOf: (gameId) => virtualRandom(virtualSeedOf(secret, gameId), gameId),
  pictureOf: (gameId) => pictureOf(secret, gameId),
});
