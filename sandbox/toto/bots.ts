import { createHmac } from 'node:crypto';

import { poolIso } from '../../contracts/pools/index.ts';
import { sql, transaction } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { variantChances } from './chances.ts';
import { type Chances, crowdSize, type CrowdTicket, crowdTicket, leansOf } from './crowd.ts';
import { addTicket, matchesOf, type StoredDraw } from './store.ts';

/**
 * Players of the house's own fill a pool of play money, so that it is alive. They know the sides as the prices do, and decide no match. With
 * real money there are none: a pool is what players put into it. Decisions D-893 and D-900.
 */

/** This share of them comes at once; the others spread over the time of sale. */
const atOnce = 0.35;

/** Bytes of a digest of SHA-512, four a share. */
const sharesInBlock = 16;

/** Shares of 1 by place, the same at every run. One digest gives sixteen: a crowd asks for ten thousand at once. */
function sharesOf(seed: number, name: string): (place: number) => number {
  const blocks = new Map<number, Buffer>();
  return (place) => {
    const number = Math.floor(place / sharesInBlock);
    const block =
      blocks.get(number) ??
      createHmac('sha512', `toto:${String(seed)}`)
        .update(`${name}:${String(number)}`)
        .digest();
    blocks.set(number, block);
    return block.readUInt32BE((place % sharesInBlock) * 4) / 2 ** 32;
  };
}

/** When each bot buys, ms. */
function momentsOf({ seed }: World, { id, opened_at, closes_at }: StoredDraw): number[] {
  const shareOf = sharesOf(seed, `${String(id)}:when`);
  return Array.from({ length: crowdSize }, (_, bot) => {
    const share = Math.max(0, shareOf(bot) - atOnce) / (1 - atOnce);
    return opened_at + share * (closes_at - opened_at) * 0.98;
  });
}

/** The ticket of a bot. */
function ticketOf({ seed }: World, { id }: StoredDraw, bot: number, leans: Chances): CrowdTicket {
  const shareOf = sharesOf(seed, `${String(id)}:${String(bot)}`);
  let asked = 0;
  return crowdTicket(leans, () => shareOf(asked++));
}

const chancesOf = (world: World, draw: StoredDraw): Chances =>
  matchesOf(world, draw.id).map(({ game_id }) => variantChances(draw.kind, world.simulator.expectedOf(game_id)));

/** Buys the tickets of bots whose moment has come. Each buys once, whatever is restarted. */
export function buyForBots(world: World, draw: StoredDraw): void {
  const { db, clock } = world;
  if (world.isReal) return;
  const now = clock.now();
  const known = new Set(
    sql(db, 'SELECT bot FROM toto_ticket WHERE draw_id = ? AND bot IS NOT NULL')
      .all(draw.id)
      .map(({ bot }) => Number(bot)),
  );
  if (known.size === crowdSize) return;
  const due = momentsOf(world, draw).flatMap((moment, bot) => (!known.has(bot) && moment <= now ? [bot] : []));
  if (due.length === 0) return;
  const leans = leansOf(chancesOf(world, draw));
  transaction(db, () => {
    let staked = 0;
    for (const bot of due) {
      const { picks, lines, unit } = ticketOf(world, draw, bot, leans);
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
