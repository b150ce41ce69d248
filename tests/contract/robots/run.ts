import { vi } from 'vitest';

import type { Game, Market } from '../../../contracts/feed.ts';
import { createRandom } from '../../../sandbox/simulator/random.ts';
import type { World } from '../../../sandbox/world/world.ts';
import type { Client } from '../support/server.ts';
import { listenTo } from './feed-ear.ts';
import { createPlayer } from './player.ts';
import * as pick from './strategies.ts';
import type { Tally } from './tally.ts';

/** The hub sends a batch in this time. */
const batchMs = 100;
/** How far the world goes while no picture is watched, and how often the lists are read; seconds. */
const idle = 5;
const lookEvery = 300;
/** Nobody tries longer than this to bet after a goal. */
const mostTries = 20;
/** A match is settled so long after its start; with breaks and added time it takes less. */
const longest = 2.2 * 3600;

type Side = 1 | 2;
/** `from`: second of the world at which it is looked at in play. `before`: prices of the win of both sides then. `scorer`: who scored, once somebody has. */
type Watched = {
  game: Game;
  from: number;
  stage: 'waits' | 'watches' | 'done';
  before: readonly (Market | undefined)[];
  scorer: Side | null;
  tries: number;
};

/**
 * Lets robots bet on `matches` that begin from now on, and plays the world until the last of them is over. They see what a
 * page sees, press within the second, and never know more. Returns how many matches there were.
 */
export async function runRobots(
  { client, world, tally, seed }: { client: Client; world: World; tally: Tally; seed: number },
  matches: number,
): Promise<number> {
  const random = createRandom(seed);
  const player = createPlayer(client, world, tally);
  const watched = new Map<number, Watched>();
  const dangers = new Map<number, Side>();
  const goals = new Map<number, Side>();
  const ear = listenTo(world, {
    danger: (gameId, side) => dangers.set(gameId, side),
    score: (gameId, side) => goals.set(gameId, side),
  });
  const now = () => world.clock.now() / 1000;

  /** Bets before the match, on games that begin soon. */
  const meet = async () => {
    if (watched.size >= matches) return;
    for (const game of await player.games('line')) {
      const isSoon = game.startAt > now() + 30 && game.startAt < now() + lookEvery + 60;
      if (watched.size >= matches || watched.has(game.id) || !isSoon) continue;
      const markets = await player.marketsOf(game.id);
      await player.bet('favourite', game, pick.favourite(markets), false);
      await player.bet('quarter line', game, pick.quarterLine(markets, random), false);
      await player.bet('builder', game, await player.join(game.id, pick.partsOf(markets, random)), false);
      const from = game.startAt + Math.floor(random() * 5400);
      watched.set(game.id, { game, from, stage: 'waits', before: [], scorer: null, tries: 0 });
    }
  };

  const look = async (one: Watched) => {
    ear.watch(one.game.id);
    one.stage = 'watches';
    const markets = await player.marketsOf(one.game.id);
    one.before = ([1, 2] as const).map((side) => pick.winOf(markets, side));
    await player.bet('cash-out', one.game, pick.anything(markets, random), true, player.sell);
  };

  /** A goal is near: back it. */
  const seeDanger = async (one: Watched, side: Side) => {
    ear.unwatch(one.game.id);
    one.stage = 'done';
    await player.bet('danger', one.game, pick.nextGoalOf(await player.marketsOf(one.game.id), side), true);
  };

  /** A goal has come: back who scored, at the price from before, and then at the first one after it. */
  const seeGoal = async (one: Watched, side: Side) => {
    one.scorer = side;
    await player.bet('stale price', one.game, one.before[side - 1], true);
  };
  const followGoal = async (one: Watched, side: Side) => {
    one.tries += 1;
    const win = pick.winOf(await player.marketsOf(one.game.id), side);
    if (!win) return;
    one.tries = mostTries;
    await player.bet('after goal', one.game, win, true);
  };

  const act = async (one: Watched, isBeat: boolean) => {
    const [danger, goal] = [dangers.get(one.game.id), goals.get(one.game.id)];
    if (one.stage === 'waits' && now() >= one.from) await look(one);
    else if (one.stage === 'watches' && danger) await seeDanger(one, danger);
    if (goal && one.scorer === null) await seeGoal(one, goal);
    else if (isBeat && one.scorer !== null && one.tries < mostTries) await followGoal(one, one.scorer);
  };

  const isOver = () =>
    watched.size >= matches && [...watched.values()].every(({ game }) => now() > game.startAt + longest);
  let lookedAt = -Infinity;
  let beatAt = -Infinity;
  for (const end = now() + 18 * 3600; !isOver() && now() < end;) {
    if (now() >= lookedAt + lookEvery) {
      lookedAt = now();
      await player.renewToken();
      await meet();
    }
    const isWatching = player.isWaiting() || [...watched.values()].some(({ stage }) => stage === 'watches');
    dangers.clear();
    goals.clear();
    world.clock.advance(isWatching ? 1 : idle);
    vi.advanceTimersByTime(batchMs);
    const isBeat = now() >= beatAt + idle;
    if (isBeat) beatAt = now();
    for (const one of watched.values()) await act(one, isBeat);
    // What waited for the clock goes on before the next second.
    if (player.isWaiting()) await new Promise((resolve) => setImmediate(resolve));
  }
  await player.settled();
  ear.close();
  await player.count();
  return watched.size;
}
