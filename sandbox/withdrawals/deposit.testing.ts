/** A deposit that has come, for tests of the way back. */
import { randomUUID } from 'node:crypto';

import { sql } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';

type Came = { userId: number; account: number; method: string; minor: number };

export function depositFor({ db, clock }: World, { userId, account, method, minor }: Came): void {
  const id = randomUUID();
  sql(
    db,
    `INSERT INTO deposit (id, number, user_id, account_id, iso, method, minor, fee, state, created_at, expires_at, return_path, bank_token)
     VALUES (?1, (SELECT COALESCE(MAX(number), 1000) + 1 FROM deposit), ?2, ?3, 'USD', ?4, ?5, 0, 'succeeded', ?6, ?6, '/en', ?1)`,
  ).run(id, userId, account, method, minor, clock.now());
  const entries = [
    { account, minor },
    { account: { house: 'cash' as const, iso: 'USD' }, minor: -minor },
  ];
  post(db, { key: `deposit:${id}`, kind: 'deposit', at: clock.now(), entries });
}
