import { expect, test } from 'vitest';

import {
  hitsOf,
  settlePool,
  totoKind,
  type TotoKindName,
  totoKindNames,
  unitBounds,
} from '../../contracts/pools/index.ts';
import { createRandom } from '../../simulator/random.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/index.ts';
import { refreshToto } from './beat.ts';
import { variantChances } from './chances.ts';
import { type Chances, crowdSize, crowdTicket, drawn, leansOf } from './crowd.ts';
import { matchesOf } from './store.ts';

const rounds = Number(process.env.TOTO_ROUNDS ?? 300);
const patienceMs = 120_000 + rounds * 200;
/** The player's line, kopecks: the least one takes the most of a pool for what it costs. */
const stake = unitBounds.min;

const saturday = Date.UTC(2026, 2, 14, 13, 35);
const open = () =>
  createWorld({
    ...{ id: 'test', database: ':memory:', seed: 7, speed: 1, now: saturday, play: saturday },
    onError: (error) => {
      throw error as Error;
    },
  });

/** The second variant where `isSecond`, else the favourite. */
const lineOf = (chances: Chances, isSecond: (match: number) => boolean): number[] =>
  chances.map((ofMatch, match) => {
    const [best = 0, next = 0] = ofMatch
      .map((_, variant) => variant)
      .toSorted((a, b) => (ofMatch[b] ?? 0) - (ofMatch[a] ?? 0));
    return isSecond(match) ? next : best;
  });

/** What a stake brings back on average, with a crowd around it and the jackpot that the crowd leaves. */
function returnsOf(kind: TotoKindName, chances: Chances, random: () => number): number[] {
  const { classes } = totoKind(kind);
  const leans = leansOf(chances);
  const lines = [0, 1, 2, 5].map((seconds) => lineOf(chances, (match) => match < seconds));
  const back = lines.map(() => 0);
  let jackpot = 0;
  for (let round = 0; round < rounds; round += 1) {
    const crowd = Array.from({ length: crowdSize }, () => crowdTicket(leans, random));
    const results = chances.map((ofMatch) => drawn(ofMatch, random()));
    const tickets = crowd.map(({ picks, unit }) => ({ unit, hits: hitsOf(picks, results) }));
    const pool = crowd.reduce((sum, ticket) => sum + ticket.unit * ticket.lines, 0);
    for (const [place, line] of lines.entries()) {
      const own = {
        unit: stake,
        hits: hitsOf(
          line.map((variant) => [variant]),
          results,
        ),
      };
      const { payouts } = settlePool([...tickets, own], { classes, pool: pool + stake, jackpot: 0 });
      // The jackpot falls so rarely that its share is reckoned, not waited for.
      const allRight = line.reduce((product, variant, match) => product * (chances[match]?.[variant] ?? 0), 1);
      const beside = crowd.reduce(
        (sum, { picks, unit }) => sum + (line.every((variant, match) => picks[match]?.includes(variant)) ? unit : 0),
        0,
      );
      back[place] =
        (back[place] ?? 0) + ((payouts.at(-1) ?? 0) + (jackpot * allRight * stake) / (beside + stake)) / stake;
    }
    jackpot = settlePool(tickets, { classes, pool, jackpot }).nextJackpot;
  }
  return back.map((sum) => sum / rounds);
}

const drawsOf = (world: World) => {
  refreshToto(world);
  return sql(world.db, 'SELECT id, kind FROM toto_draw').all() as { id: number; kind: TotoKindName }[];
};

test(
  '[TOTO-07] a line of favourites, and lines beside it, bring back less than they cost beside the crowd of the house',
  async () => {
    const world = await open();
    const random = createRandom(11);
    const draws = drawsOf(world);
    expect(new Set(draws.map(({ kind }) => kind)).size).toBe(totoKindNames.length);
    const table = draws.map(({ id, kind }) => {
      const chances = matchesOf(world, id).map(({ game_id }) =>
        variantChances(kind, world.simulator.expectedOf(game_id)),
      );
      for (const ofMatch of chances) expect(ofMatch.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
      return { kind, returns: returnsOf(kind, chances, random) };
    });
    world.close();
    for (const { kind, returns } of table)
      console.info(kind.padEnd(14), returns.map((each) => each.toFixed(2)).join('  '));
    for (const { returns } of table) expect(Math.max(...returns)).toBeLessThan(0.995);
  },
  patienceMs,
);
