import { createHmac } from 'node:crypto';

import { poolIso } from '../../contracts/pools/index.ts';
import type { Random } from '../../contracts/virtual/chance.ts';
import { streamOf } from '../../contracts/virtual/draw.ts';
import { sql, transaction } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { variantChances } from './chances.ts';
import { type Chances, crowdSize, crowdTicket, leansOf } from './crowd.ts';
import { addTicket, matchesOf, type StoredDraw } from './store.ts';

/**
 * Players of the house's own fill a pool of play money, so that it is alive. They know the sides as the prices do, and decide no match. With
 * real money there are none: a pool is what players put into it. Decisions D-893 and D-900.
 */

/** This share of them comes at once; the others spread over the time of sale. */
const atOnce = 0.35;

/** Shares of 1, one after another, the same at every run. A digest gives eight: a crowd asks for ten thousand at once. */
const sharesOf = (seed: number, name: string): Random =>
  streamOf((cursor) =>
    createHmac('sha256', `toto:${String(seed)}`)
      .update(`${name}:${String(cursor)}`)
      .digest(),
  );

/** When each bot buys, ms. */
function momentsOf({ seed }: World, { id, opened_at, closes_at }: StoredDraw): number[] {
  const nextShare = sharesOf(seed, `${String(id)}:when`);
  return Array.from({ length: crowdSize }, () => {
    const share = Math.max(0, nextShare() - atOnce) / (1 - atOnce);
    return opened_at + share * (closes_at - opened_at) * 0.98;
  });
}

const chancesOf = (world: World, draw: StoredDraw): Chances =>
  matchesOf(world, draw.id).map(({ game_id }) => variantChances(draw.kind, world.simulator.expectedOf(game_id)));

/** Buys the tickets of bots whose moment has come. Each buys once, whatever is restarted. */
export function buyForBots(world: World, draw: StoredDraw): void {
  const { db, seed, clock } = world;
  if (world.isReal) return;
  const now = clock.now();
  const known = new Set(
    sql(db, 'SELECT bot FROM toto_ticket WHERE draw_id = ? AND bot IS NOT NULL')
      .all(draw.id)
      .map(({ bot }) => Number(bot)),
  );
  const due = momentsOf(world, draw).flatMap((moment, bot) => (!known.has(bot) && moment <= now ? [bot] : []));
  if (due.length === 0) return;
  const leans = leansOf(chancesOf(world, draw));
  transaction(db, () => {
    let staked = 0;
    for (const bot of due) {
      const { picks, lines, unit } = crowdTicket(leans, sharesOf(seed, `${String(draw.id)}:${String(bot)}`));
      const nobody = { user_id: null, account_id: null, iso: poolIso, rate: 1 };
      addTicket(world, { draw_id: draw.id, bot, ...nobody, price: lines * unit, unit, lines }, picks);
      staked += lines * unit;
    }
    post(db, {
      key: `toto-bots:${String(draw.id)}:${due.join('-')}`,
      kind: 'toto-bots',
      at: now,
      entries: [
        { account: { house: 'toto-bots', iso: poolIso }, minor: -staked },
        { account: { house: `toto-pool-${draw.id}`, iso: poolIso }, minor: staked },
      ],
    });
  });
}
