import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { virtualPlaceOf } from '../../contracts/virtual/draw.ts';
import { roundMs } from '../../contracts/virtual/facts.ts';
import { knownMeta, metaOf } from '../db/index.ts';
import type { PublicValues } from '../shared-rounds/public-values.ts';
import type { Chances } from './chain.ts';
import { createValues } from './values.ts';

/** So many rounds may have been announced already. */
const ahead = 5;

type Options = {
  epoch: number;
  playNow: number;
  now: () => number;
  publicValues: Pick<PublicValues, 'isUsed' | 'nextName'>;
};

/**
 * The secret of a world's virtual matches. `playNow`: its time of play; a database that had them before begins its chains a little later, and
 * one whose chains were told without a public value keeps those, and the ones that it promised, as they were told.
 */
export function chancesOf(db: DatabaseSync, { epoch, playNow, now, publicValues }: Options): Chances {
  const has = (key: string) => knownMeta(db, key) !== undefined;
  const [hadRounds, hadChains] = [has('virtual-secret'), has('virtual-chains-from')];
  const secret = metaOf(db, 'virtual-secret', () => randomBytes(32).toString('base64'));
  const soon = Math.floor(playNow / roundMs) - Math.floor(epoch / roundMs) + ahead;
  // Rounds that start again have the numbers of former ones, so they are in chains of their own from the first one on.
  const isNew = !hadRounds || playNow - epoch < roundMs;
  const before = hadChains ? metaOf(db, 'virtual-chains-from', () => '1') : String(soon);
  const chainsFrom = Number(metaOf(db, `virtual-chains-from-${String(epoch)}`, () => (isNew ? '1' : before)));
  const from = Number(
    metaOf(db, `virtual-values-from-${String(epoch)}`, () =>
      String(hadChains && !isNew ? virtualPlaceOf(soon).week + 2 : 0),
    ),
  );
  const values = createValues(db, { epoch, publicValues, from, now });
  return { secret: Buffer.from(secret, 'base64'), epoch, chainsFrom, values };
}
