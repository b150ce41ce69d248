import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { migrate, sql } from '../db/index.ts';
import { findCoupons } from './find.ts';
import { place, setUp, slipOf } from './player.testing.ts';
import { couponSchema } from './schema.ts';
import { couponById } from './store.ts';

const copied = (from: DatabaseSync, to: DatabaseSync, table: string, patch: object = {}): void => {
  for (const row of sql(from, `SELECT * FROM ${table}`).all()) {
    const fields = Object.entries({ ...row, ...patch });
    to.prepare(
      `INSERT INTO ${table} (${fields.map(([name]) => name).join()}) VALUES (${fields.map(() => '?').join()})`,
    ).run(...fields.map(([, value]) => value as string));
  }
};

test('[HTTP-40] a bet of a former version, with its texts in full, reads the same after the move and is found by its names', async () => {
  const player = await setUp();
  await place(player, slipOf(player.markets.slice(0, 1), { typeId: 0 }));
  const { db } = player.world;
  const id = Number(sql(db, 'SELECT id FROM coupon').get()?.id);
  const coupon = couponById(db, id)!;
  const [{ facts }] = coupon.bets as [(typeof coupon.bets)[number]];
  expect(facts).toMatchObject({
    marketId: player.markets[0]!.id,
    groupName: { en: 'Match result', ru: 'Исход матча' },
  });

  const old = new DatabaseSync(':memory:');
  migrate(old, [{ area: 'coupon', steps: couponSchema.steps.slice(0, 2) }]);
  copied(db, old, 'coupon');
  copied(db, old, 'coupon_bet', { facts: JSON.stringify(facts) });
  migrate(old, [couponSchema]);
  expect(couponById(old, id)).toEqual(coupon);
  expect(String(sql(old, 'SELECT facts FROM coupon_bet').get()?.facts)).not.toContain('Исход');

  const filter = { userId: player.userId, state: undefined, from: undefined, to: undefined, accountId: undefined };
  const found = (base: DatabaseSync, text: string, language: string) =>
    findCoupons(base, { ...filter, typeId: undefined, text, language }, { page: 1, pageSize: 9 }).total;
  for (const base of [old, db]) {
    expect(found(base, facts.game.opp1.name.en, 'ru')).toBe(1);
    expect(found(base, facts.champName!.ru!.toUpperCase(), 'ru')).toBe(1);
    expect(found(base, facts.champName!.en, 'xx')).toBe(1);
    expect(found(base, '"', 'en')).toBe(0);
  }
});
