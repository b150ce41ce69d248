import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** The keys of the ledger begin with what moved the money. The number is the one that the player sees elsewhere. */
export function numberOf({ db }: World, key: string): string | null {
  const [what = '', first = '', second = '', third = ''] = key.split(':');
  const found = (query: string, ...values: string[]) => {
    const number = Object.values(sql(db, query).get(...values) ?? {})[0];
    return number === undefined || number === null ? null : String(number);
  };
  // What a provider paid came under the payment's key, and so did what went back.
  if (what === 'deposit' || what === 'deposit-return')
    return found(`SELECT 'D-' || number FROM deposit WHERE id = ?1 OR psp_id = ?1`, first);
  if (what === 'withdrawal' || what === 'withdrawal-return')
    return found(`SELECT 'W-' || number FROM withdrawal WHERE id = ?`, first);
  if (what === 'transfer') return found(`SELECT 'T-' || id FROM transfer WHERE posting_key = ?`, key);
  if (what === 'stake')
    return found('SELECT id FROM coupon WHERE user_id = ? AND slip_id = ? AND part = ?', first, second, third);
  return ['payout', 'sale', 'request', 'promo', 'advance'].includes(what) ? first : null;
}

/** The coupon on the other side of an edit: a stake was paid by the sale of the earlier one, a sale pays for the later one. */
export function editedOf({ db }: World, key: string, number: string | null): string | null {
  const [what = '', , sale = ''] = key.split(':');
  const other = (query: string, value: string) => {
    const id = sql(db, query).get(Number(value))?.id;
    return typeof id === 'number' ? String(id) : null;
  };
  if (what === 'stake' && number !== null)
    return other('SELECT old_id AS id FROM coupon_edit WHERE new_id = ?', number);
  if (what !== 'sale') return null;
  return other(
    `SELECT new_id AS id FROM coupon_edit JOIN coupon_sale ON coupon_id = old_id WHERE coupon_sale.id = ? AND is_part = 0`,
    sale,
  );
}
