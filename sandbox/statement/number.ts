import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** The keys of the ledger begin with what moved the money. The number is the one that the player sees elsewhere. */
export function numberOf({ db }: World, key: string): string | null {
  const [what = '', first = '', second = '', third = ''] = key.split(':');
  const found = (query: string, ...values: string[]) => {
    const number = Object.values(sql(db, query).get(...values) ?? {})[0];
    return number === undefined || number === null ? null : String(number);
  };
  if (what === 'deposit') return found(`SELECT 'D-' || number FROM deposit WHERE id = ?`, first);
  if (what === 'withdrawal' || what === 'withdrawal-return')
    return found(`SELECT 'W-' || number FROM withdrawal WHERE id = ?`, first);
  if (what === 'transfer') return found(`SELECT 'T-' || id FROM transfer WHERE posting_key = ?`, key);
  if (what === 'stake')
    return found('SELECT id FROM coupon WHERE user_id = ? AND slip_id = ? AND part = ?', first, second, third);
  return ['payout', 'sale', 'request', 'promo', 'advance'].includes(what) ? first : null;
}
