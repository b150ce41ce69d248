import type { AreaSchema } from '../db/index.ts';

/**
 * Sales of coupons. `amount`: the stake that was sold; `price`: what was paid for it, minor units. `is_part`: the rest
 * stayed in play, and `coupon.amount` is that rest. `auto_sell`: the whole rest sells when the offer reaches `price`.
 * `coupon_edit`: which coupon was sold to become which; no coupon is edited twice.
 */
export const saleSchema: AreaSchema = {
  area: 'sale',
  steps: [
    `CREATE TABLE coupon_sale (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       coupon_id INTEGER NOT NULL REFERENCES coupon (id),
       is_part INTEGER NOT NULL,
       amount INTEGER NOT NULL CHECK (amount > 0),
       price INTEGER NOT NULL CHECK (price > 0),
       mode TEXT NOT NULL CHECK (mode IN ('page', 'one_click', 'auto')),
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX sale_of_coupon ON coupon_sale (coupon_id);
     CREATE TABLE auto_sell (
       coupon_id INTEGER PRIMARY KEY REFERENCES coupon (id),
       price INTEGER NOT NULL CHECK (price > 0)
     ) STRICT;`,
    `CREATE TABLE coupon_edit (
       old_id INTEGER PRIMARY KEY REFERENCES coupon (id),
       new_id INTEGER NOT NULL UNIQUE REFERENCES coupon (id)
     ) STRICT;`,
  ],
};
