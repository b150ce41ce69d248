import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { roundMs } from '../../contracts/virtual/facts.ts';
import { metaOf, sql } from '../db/index.ts';
import type { Chances } from './chain.ts';

/** So many rounds may have been announced already. */
const ahead = 5;

/** The secret of a world's virtual matches. `playNow`: its time of play; a database that had them before begins its chains a little later. */
export function chancesOf(db: DatabaseSync, { epoch, playNow }: { epoch: number; playNow: number }): Chances {
  const hadRounds = sql(db, "SELECT 1 FROM meta WHERE key = 'virtual-secret'").get() !== undefined;
  const secret = metaOf(db, 'virtual-secret', () => randomBytes(32).toString('base64'));
  const soon = () => Math.floor(playNow / roundMs) - Math.floor(epoch / roundMs) + ahead;
  const chainsFrom = Number(metaOf(db, 'virtual-chains-from', () => String(hadRounds ? soon() : 1)));
  return { secret: Buffer.from(secret, 'base64'), epoch, chainsFrom };
}
