import { currencyFacts } from '../../contracts/currencies.ts';
import { playedIn } from '../cashback/index.ts';
import { sql } from '../db/index.ts';
import { convertUp, mainIso } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';

/** For one person, in first stakes of the currency. The same for everybody, whatever that person plays or loses. */
const worth = 4;
export const perPersonOf = (iso: string): number => currencyFacts(iso).first * worth;

/** Null: not a partner. */
export function codeOf({ db }: World, userId: number): string | null {
  const row = sql(db, 'SELECT code FROM partner WHERE user_id = ?').get(userId);
  return row === undefined ? null : String(row.code);
}

/**
 * A player counts once the margin of their own-money bets is this many times the sum, whether the bets won or lost:
 * otherwise a partner who brings people that never play, or who plays for them, would be paid more than that costs.
 * Decision D-602.
 */
const keptTimes = 2;
function hasPlayed(world: World, personId: number, iso: string): boolean {
  const span = { iso, from: 0, to: world.clock.now() + 1 };
  const kept = (['common', 'vip'] as const).map((kind) => playedIn(world, personId, { kind, ...span }).margin);
  return kept.reduce((sum, one) => sum + one, 0) >= perPersonOf(iso) * keptTimes;
}

type Person = { id: number; at: number; isCounted: boolean; isPaid: boolean };

/**
 * The players who registered by the link. They count once they are verified, have deposited and have played. `at`: ms.
 */
export function peopleOf(world: World, userId: number): Person[] {
  const iso = mainIso(world, userId);
  return sql(
    world.db,
    `SELECT person.id AS id, person.created_at AS at, paid_at IS NOT NULL AS is_paid,
       COALESCE(json_extract(person.client_config, '$.isIdentificationDone'), 0) = 1 AND EXISTS (
         SELECT 1 FROM entry JOIN account ON account.id = account_id JOIN posting ON posting.id = posting_id
         WHERE account.user_id = person.id AND kind = 'deposit' AND minor > 0) AS is_counted
     FROM partner CROSS JOIN user AS person ON json_extract(person.ref, '$.tag') = +code
     LEFT JOIN partner_person ON person_id = person.id
     WHERE partner.user_id = ? AND person.id <> ? ORDER BY person.created_at DESC, person.id DESC`,
  )
    .all(userId, userId)
    .map((row) => ({
      id: Number(row.id),
      at: Number(row.at),
      isPaid: row.is_paid === 1,
      isCounted: row.is_paid === 1 || (row.is_counted === 1 && hasPlayed(world, Number(row.id), iso)),
    }));
}

/** What was paid so far, minor units of `iso`. */
export const paidTo = ({ db }: World, userId: number, iso: string): number =>
  sql(db, 'SELECT iso, SUM(minor) AS minor FROM partner_person WHERE user_id = ? GROUP BY iso')
    .all(userId)
    .reduce((sum, row) => sum + convertUp(Number(row.minor), String(row.iso), iso), 0);
