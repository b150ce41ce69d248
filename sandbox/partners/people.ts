import { currencyFacts } from '../../contracts/currencies.ts';
import { sql } from '../db/index.ts';
import { convertUp } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';

/** For one person, in first stakes of the currency. The same for everybody, whatever that person plays or loses. */
const worth = 4;
export const perPersonOf = (iso: string): number => currencyFacts(iso).first * worth;

/** Null: not a partner. */
export function codeOf({ db }: World, userId: number): string | null {
  const row = sql(db, 'SELECT code FROM partner WHERE user_id = ?').get(userId);
  return row === undefined ? null : String(row.code);
}

type Person = { id: number; at: number; isCounted: boolean; isPaid: boolean };

/** Who registered by the link. They count once they are verified and have deposited. `at`: ms. */
export const peopleOf = ({ db }: World, userId: number): Person[] =>
  sql(
    db,
    `SELECT person.id AS id, person.created_at AS at, paid_at IS NOT NULL AS is_paid,
       COALESCE(json_extract(person.client_config, '$.isIdentificationDone'), 0) = 1 AND EXISTS (
         SELECT 1 FROM entry JOIN account ON account.id = account_id JOIN posting ON posting.id = posting_id
         WHERE account.user_id = person.id AND kind = 'deposit' AND minor > 0) AS is_counted
     FROM partner JOIN user AS person ON json_extract(person.ref, '$.tag') = code
     LEFT JOIN partner_person ON person_id = person.id
     WHERE partner.user_id = ? AND person.id <> ? ORDER BY person.created_at DESC, person.id DESC`,
  )
    .all(userId, userId)
    .map((row) => ({
      id: Number(row.id),
      at: Number(row.at),
      isPaid: row.is_paid === 1,
      isCounted: row.is_counted === 1 || row.is_paid === 1,
    }));

/** What was paid so far, minor units of `iso`. */
export const paidTo = ({ db }: World, userId: number, iso: string): number =>
  sql(db, 'SELECT iso, SUM(minor) AS minor FROM partner_person WHERE user_id = ? GROUP BY iso')
    .all(userId)
    .reduce((sum, row) => sum + convertUp(Number(row.minor), String(row.iso), iso), 0);
