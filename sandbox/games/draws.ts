import { createHmac } from 'node:crypto';

import { drawsOf, messagesOf, type RoundSeeds, type Shape } from '../../contracts/games/index.ts';

/** The numbers that these seeds decide, for a round of now and for one of years ago. Row CAS-06. */
export function drawsOfSeeds(seeds: RoundSeeds, shape: Shape): number[] {
  const digests = messagesOf(seeds, shape).map((message) =>
    createHmac('sha256', seeds.serverSeed).update(message).digest(),
  );
  return drawsOf(Buffer.concat(digests), shape);
}
