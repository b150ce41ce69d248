import fc from 'fast-check';
import { expect, test } from 'vitest';

import { currencies } from '../../contracts/currencies.ts';
import { exchanged } from '../../contracts/payments/index.ts';
import { openFunded } from '../account/index.ts';
import { updateUser } from '../auth/users.ts';
import { setUp } from '../coupon/player.testing.ts';
import { sql } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { audit, balanceOf, onMoved } from '../ledger/index.ts';
import rates from '../protection/rates.json' with { type: 'json' };
import { rateBetween, rateFor, transfer } from './transfer.ts';

const isos = ['USD', 'RUB', 'BTC', 'JPY'];
const place = fc.nat(isos.length - 1);
const step = fc.record({ from: place, to: place, amount: fc.integer({ min: -5, max: 2000 }), share: fc.nat(3) });

test('[PAY-20] after any transfers each currency balances, every rate is stored with its posting, and nobody owes', async () => {
  const { world, userId } = await setUp();
  const { db } = world;
  onMoved(db, () => undefined);
  updateUser(db, userId, { convertStatus: 2 });
  const ids = isos.map((iso) => openFunded(world, userId, { iso, minor: 100_000, type: 9 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      for (const { from, to, amount, share } of steps)
        try {
          const way = { fromId: ids[from] ?? 0, toId: ids[to] ?? 0 };
          const rate = rateFor(world, userId, way) * (share === 0 ? 1.01 : 1);
          transfer(world, userId, { ...way, amount, rate });
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
        }
      for (const [index, iso] of isos.entries()) {
        const house = `SELECT COALESCE(SUM(balance), 0) AS held FROM account WHERE purpose = 'exchange' AND iso = ?`;
        expect(balanceOf(db, ids[index] ?? 0) + Number(sql(db, house).get(iso)?.held)).toBe(100_000);
      }
    }),
    { numRuns: 300 },
  );
  expect(audit(db)).toEqual([]);
  const apart = sql(
    db,
    `SELECT posting.id FROM posting LEFT JOIN transfer ON posting_key = key WHERE kind = 'transfer' AND rate IS NULL`,
  ).all();
  expect(apart).toEqual([]);
  expect(Number(sql(db, 'SELECT COUNT(*) AS made FROM transfer').get()?.made)).toBeGreaterThan(100);
});

test('[PROMO-25] there and back, in any two currencies and of any sum, a hundredth is gone at least, of the smallest ones too', () => {
  for (const from of currencies) {
    // One without a rate would be a dollar.
    expect(from.iso in rates, from.iso).toBe(true);
    for (const to of currencies) {
      if (from === to) continue;
      const [there, back] = [rateBetween(from, to), rateBetween(to, from)];
      for (const minor of [1, 2, 3, 7, 10, 99, 100, 101, 12_345, 10_000_000]) {
        const bought = exchanged(minor, there, { from: from.digits, to: to.digits });
        const left = exchanged(bought, back, { from: to.digits, to: from.digits });
        if (left > minor * 0.99) expect.fail(`${String(minor)} ${from.iso} by ${to.iso}: ${String(left)}`);
      }
    }
  }
});
