import type { DatabaseSync } from 'node:sqlite';

import { post } from './post.ts';

/** `account`: of the player, in `iso`. `minor`: more than nothing. */
type Gift = { key: string; kind: string; at: number; account: number; iso: string; minor: number };

/** Gives a player money of the house as their own, which asks for nothing. The same key gives once. */
export const postGift = (db: DatabaseSync, { key, kind, at, account, iso, minor }: Gift): boolean =>
  post(db, {
    ...{ key, kind, at },
    entries: [
      { account, minor },
      { account: { house: 'bonuses', iso }, minor: -minor },
    ],
  });
