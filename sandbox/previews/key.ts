import { randomBytes } from 'node:crypto';

import { knownMeta, metaOf } from '../db/index.ts';
import type { World } from '../world/world.ts';

const name = 'preview-key';

/** What signs the previews of this site. It never leaves the server; null: no link was ever made. */
export function knownKey({ db }: World): Buffer | null {
  const key = knownMeta(db, name);
  return key === undefined ? null : Buffer.from(key, 'base64url');
}

/** Made with the first link. */
export const keyOf = ({ db }: World): Buffer =>
  Buffer.from(
    metaOf(db, name, () => randomBytes(32).toString('base64url')),
    'base64url',
  );
