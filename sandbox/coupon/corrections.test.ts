import type { DatabaseSync } from 'node:sqlite';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { BetStatusId } from '../../contracts/coupon.ts';
import type { SettlementMessage } from '../../contracts/settlement.ts';
import { gameIdOf } from '../../simulator/index.ts';
import { auditBooks } from '../audit/index.ts';
import { sql, transaction } from '../db/index.ts';
import { collectAllDebts } from '../debts/index.ts';
import { accountsOf, balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { crowded, endings, history, type Step, take } from './corrections.testing.ts';
import { settleMarkets, settleMissed } from './index.ts';
import type { Player } from './player.testing.ts';
import { takeWords } from './take-words.ts';

/** `npm run corrections:prove` asks for 10,000. */
const runs = Number(process.env.CORRECTION_RUNS ?? 300);

/**
 * What the history says of each outcome in the end. `held`: the last report cancelled what the match itself had
 * reported.
 */
type Model = { match: Map<number, BetStatusId>; words: (SettlementMessage & { held: boolean })[] };

function lastOf({ match, words }: Model, marketId: number): BetStatusId | null {
  const [last] = words
    .filter((word) => word.marketId === marketId)
    .sort((a, b) => b.at - a.at || (b.id > a.id ? 1 : -1));
  if (last === undefined || (last.do === 'rollback' && !last.held)) return match.get(marketId) ?? null;
  if (last.do === 'rollback') return null;
  if (last.do === 'cancel' || last.voidFactor === 1) return 3;
  if (last.voidFactor === 0.5) return last.statusId === 1 ? 4 : 5;
  return last.statusId as BetStatusId;
}

/** Plays a history; returns the reports, and the sums that the player withdrew in between. */
function play(player: Player, world: World, model: Model, steps: readonly Step[]): number {
  let spent = 0;
  const idOf = (place: number) => player.markets[place]!.id;
  const say = (word: SettlementMessage) => takeWords(world, [word]);
  steps.forEach((step, index) => {
    if (step.do === 'match') {
      const id = idOf(step.outcome);
      if (model.match.has(id)) return;
      model.match.set(id, step.statusId);
      settleMarkets(world, gameIdOf(id), [[id, step.statusId]]);
    } else if (step.do === 'say') {
      const { outcome, at, said, reason } = step;
      const word = {
        id: `w${String((index * 7) % 17)}-${String(index)}`,
        marketId: idOf(outcome),
        at,
        reason,
        ...said,
      };
      model.words.push({ ...word, held: model.match.has(word.marketId) });
      say(word);
    } else if (step.do === 'repeat') {
      const known = model.words[step.which % Math.max(1, model.words.length)];
      if (known === undefined) return;
      const { held: _, ...word } = known;
      expect(say(word)).toMatchObject([{ outcome: 'repeated', coupons: 0 }]);
    } else if (step.do === 'spend') {
      const minor = balanceOf(world.db, player.accountId);
      take(world, { id: player.accountId, iso: 'RUB', minor });
      spent += minor;
    } else {
      settleMissed(world);
      collectAllDebts(world);
    }
  });
  return spent;
}

/** What a run finds, in a transaction that is rolled back: each history begins with the same coupons. */
function undone<T>(db: DatabaseSync, run: () => T): T {
  const found: T[] = [];
  const back = new Error('back');
  try {
    transaction(db, () => {
      found.push(run());
      throw back;
    });
  } catch (error) {
    if (error !== back) throw error;
  }
  return found[0]!;
}

const owed = ({ db }: World): number =>
  Number(sql(db, 'SELECT COALESCE(SUM(minor), 0) AS minor FROM debt').get()?.minor);

test.each(['collect', 'writeOff'])(
  '[BET-56] [BET-57] after any history of results, corrections and rollbacks the books are in order, and each coupon is as if only the last word had been said: %s',
  async (rule) => {
    const player = await crowded();
    const { world } = player;
    world.config = { ...world.config, settlementDebt: rule };
    const { db } = world;
    fc.assert(
      fc.property(history, (steps) => {
        const model: Model = { match: new Map(), words: [] };
        const silent = { ...world.simulator, resultOf: (id: number) => model.match.get(id) ?? null };
        const quiet = { ...world, simulator: silent };
        const look = () => ({
          coupons: endings(world),
          money: accountsOf(db, player.userId).reduce((sum, { minor }) => sum + minor, 0),
          debt: owed(world),
          faults: auditBooks(db),
        });
        const found = undone(db, () => {
          const spent = play(player, quiet, model, steps);
          return { spent, ...look() };
        });
        const due = undone(db, () => {
          for (const { id } of player.markets) {
            const last = lastOf(model, id);
            if (last !== null) settleMarkets(quiet, gameIdOf(id), [[id, last]]);
          }
          return look();
        });
        expect(found.faults).toEqual([]);
        expect(found.coupons).toEqual(due.coupons);
        const gained = found.money + found.spent - found.debt - due.money;
        if (rule === 'collect') expect(gained).toBe(0);
        else expect([found.debt, gained >= 0]).toEqual([0, true]);
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  },
  runs * 60 + 30_000,
);
