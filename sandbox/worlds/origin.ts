import { createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import type { Origin } from '../../simulator/index.ts';
import { metaOf } from '../db/index.ts';

/** 52 bits of chance and a first bit that is always set: the wide generator of the simulator takes it. */
const wide = (digest: Buffer): number => 2 ** 52 + digest.readUIntBE(0, 6) * 16 + ((digest[6] ?? 0) % 16);

/**
 * What the matches of a world follow from. With a seed from outside a second copy knows every result. Without one they follow from a secret
 * that the database keeps, a course for each match: who finds out one knows nothing of another. Decision D-530.
 */
export function originOf(db: DatabaseSync, seed: number | null): Origin {
  if (seed !== null) return { seed };
  const secret = Buffer.from(
    metaOf(db, 'match-secret', () => randomBytes(32).toString('base64')),
    'base64',
  );
  const draw = (name: string) => createHmac('sha256', secret).update(name).digest();
  return { seed: draw('world').readUInt32BE(), courseOf: (gameId) => wide(draw(`match ${String(gameId)}`)) };
}
