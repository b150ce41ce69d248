import { totoKind } from '../../contracts/pools/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { matchesOf, type StoredDraw, type StoredMatch } from './store.ts';

/** A match without a result so long after its time counts as not played, ms. */
const givenUpMs = 36 * 3_600_000;

/** Has a match begun by the world's clock? One that nobody knows any more has. */
function hasBegun({ simulator, clock }: World, { game_id, starts_at }: StoredMatch): boolean {
  const game = simulator.match(game_id);
  return clock.now() >= starts_at || game === undefined || game.status > 1 || game.startAt * 1000 <= clock.now();
}

/** The first kick-off has not come: a ticket may still be bought. Row TOTO-04. */
export const isOnSale = (world: World, { id, state, closes_at }: StoredDraw): boolean =>
  state === 'open' && world.clock.now() < closes_at && !matchesOf(world, id).some((match) => hasBegun(world, match));

function writeResult({ db }: World, { draw_id, position }: StoredMatch, result: number | 'void'): void {
  sql(db, 'UPDATE toto_match SET result = ?, is_void = ? WHERE draw_id = ? AND position = ?').run(
    result === 'void' ? null : result,
    result === 'void' ? 1 : 0,
    draw_id,
    position,
  );
}

export const isDecided = ({ result, is_void }: StoredMatch): boolean => result !== null || is_void === 1;

/** Notes what is known of the matches of a draw. True: all of them are decided. */
export function takeResults(world: World, draw: StoredDraw): boolean {
  const { variantOf } = totoKind(draw.kind);
  for (const match of matchesOf(world, draw.id)) {
    if (isDecided(match)) continue;
    const end = world.simulator.scoreOf(match.game_id);
    if (end?.state === 'over') writeResult(world, match, variantOf(end.score));
    else if (end?.state === 'void' || world.clock.now() >= match.starts_at + givenUpMs)
      writeResult(world, match, 'void');
  }
  return matchesOf(world, draw.id).every(isDecided);
}

export const voidMatch = (world: World, match: StoredMatch): void => writeResult(world, match, 'void');
