import { createHmac } from 'node:crypto';

import { linesOf, poolIso, totoKind } from '../../contracts/pools/index.ts';
import { sql, transaction } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { addTicket, type StoredDraw } from './store.ts';

/**
 * So many players of the house's own fill a pool of play money, so that it is alive. They draw no outcome: matches do. They know little of
 * the sides, so whoever knows more wins their stakes: with money there are none, and a pool is what players put into it. Decision D-893.
 */
const bots = 64;
const mostBotLines = 64;
const units = [500, 1000, 2000, 5000, 10_000];
/** This share of them comes at once; the others spread over the time of sale. */
const atOnce = 0.35;

/** Shares of 1, the same for each question at every run. */
function chanceOf(seed: number, ...question: (string | number)[]): number {
  const digest = createHmac('sha256', `toto:${String(seed)}`)
    .update(question.join(':'))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/** When a bot buys, ms. */
function momentOf({ seed }: World, { id, opened_at, closes_at }: StoredDraw, bot: number): number {
  const share = Math.max(0, chanceOf(seed, id, bot, 'when') - atOnce) / (1 - atOnce);
  return opened_at + share * (closes_at - opened_at) * 0.98;
}

/** One pick at each match, mostly the favourite of the many, and a second one here and there. */
function picksBy({ seed }: World, { id, kind }: StoredDraw, bot: number): number[][] {
  const { matches, variants } = totoKind(kind);
  let lines = 1;
  return Array.from({ length: matches }, (_, match) => {
    const favourite = Math.floor(chanceOf(seed, id, match) * variants);
    const variant = (step: string) => {
      const far = Math.floor(variants * chanceOf(seed, id, match, bot, step) ** 1.7);
      return (favourite + far) % variants;
    };
    const [first, second] = [variant('first'), variant('second')];
    const isDouble = second !== first && lines * 2 <= mostBotLines && chanceOf(seed, id, match, bot, 'double') < 0.25;
    if (isDouble) lines *= 2;
    return isDouble ? [first, second].toSorted((a, b) => a - b) : [first];
  });
}

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
  const due = Array.from({ length: bots }, (_, bot) => bot).filter(
    (bot) => !known.has(bot) && momentOf(world, draw, bot) <= now,
  );
  if (due.length === 0) return;
  transaction(db, () => {
    let staked = 0;
    for (const bot of due) {
      const picks = picksBy(world, draw, bot);
      const [lines, unit] = [
        linesOf(picks),
        units[Math.floor(chanceOf(seed, draw.id, bot, 'unit') * units.length)] ?? 500,
      ];
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
