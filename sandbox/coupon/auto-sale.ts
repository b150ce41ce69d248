import type { DatabaseSync } from 'node:sqlite';

import { raiseAlarm } from '../alarms/index.ts';
import { transaction } from '../db/index.ts';
import { createSlices } from '../http/slices.ts';
import type { World } from '../world/world.ts';
import { sellAt } from './sale.ts';
import { autoSellRules, dropAutoSell, type Rule } from './sale-store.ts';
import { couponById } from './store.ts';

/** So many rules are asked before others are answered. */
const mostRules = 50;

function sellOne(world: World, { couponId, price }: Rule): void {
  const { db } = world;
  try {
    transaction(db, () => {
      const coupon = couponById(db, couponId);
      if (coupon?.state === 'open') sellAt(world, coupon, price);
      else dropAutoSell(db, couponId);
    });
  } catch (error) {
    // A coupon that cannot be sold must not hold up the others or the feed.
    raiseAlarm(world, { source: 'auto-sale', subject: `coupon ${String(couponId)}`, message: String(error) });
  }
}

type Round = { rules: readonly Rule[]; next: number; isAgain: boolean; run: () => void };
const rounds = new WeakMap<DatabaseSync, Round>();

function roundOf(world: World): Round {
  const { db } = world;
  const known = rounds.get(db);
  if (known) return known;
  const { press } = createSlices(world, mostRules, (mayGoOn) => {
    if (!db.isOpen) return false;
    while (made.next < made.rules.length && mayGoOn()) {
      const rule = made.rules[made.next];
      if (rule) sellOne(world, rule);
      made.next += 1;
    }
    if (made.next < made.rules.length) return true;
    // Prices have moved since: those asked first may be due by now.
    if (!made.isAgain) return false;
    begin(made, db);
    return made.rules.length > 0;
  });
  const made: Round = { rules: [], next: 0, isAgain: false, run: press };
  rounds.set(db, made);
  return made;
}

function begin(round: Round, db: DatabaseSync): void {
  round.rules = autoSellRules(db);
  round.next = 0;
  round.isAgain = false;
}

/**
 * Sells a coupon when its price reaches the one that its player named, even with no page of theirs open. A jump past
 * that price pays the higher one. Runs after every change of prices; without rules it costs one look. With many of them
 * it continues in the next turns, and changes made since are handled in another round.
 */
export function runAutoSales(world: World): void {
  const round = roundOf(world);
  if (round.next < round.rules.length) {
    round.isAgain = true;
    return;
  }
  begin(round, world.db);
  if (round.rules.length > 0) round.run();
}
