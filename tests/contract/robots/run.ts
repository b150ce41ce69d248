import type { Game, Market } from '../../../contracts/feed.ts';
import type { World } from '../../../sandbox/world/world.ts';
import { createRandom } from '../../../simulator/random.ts';
import type { Client } from '../support/server.ts';
import { listenTo } from './feed-ear.ts';
import type { Process } from './pace.ts';
import { createPlayer } from './player.ts';
import * as pick from './strategies.ts';
import type { Tally } from './tally.ts';

/** How often prices are looked at again after a goal, and the list of what begins soon; seconds. */
const again = 5;
const lookEvery = 600;
/** Nobody tries longer than this to bet after a goal. */
const mostTries = 20;
/** Robots leave a match so long after its start: nobody follows what its last minutes bring. It is settled by `longest`. */
const stay = 5700;
const longest = 2.2 * 3600;

type Side = 1 | 2;
/** `from`: second of the world at which it is looked at in play. `before`: prices of the win of both sides then. `scorer`: who scored, once somebody has. */
type Watched = {
  game: Game;
  from: number;
  stage: 'waits' | 'watches' | 'done';
  isHeard: boolean;
  before: readonly (Market | undefined)[];
  scorer: Side | null;
  tries: number;
};

/**
 * Lets robots bet on `matches` that begin from now on, and plays the world until the last of them is over. They see what a
 * page sees, press within the second, and never know more. Returns how many matches there were.
 */
export async function runRobots(
  {
    client,
    world,
    process,
    tally,
    seed,
  }: { client: Client; world: World; process: Process; tally: Tally; seed: number },
  matches: number,
): Promise<number> {
  const random = createRandom(seed);
  const player = createPlayer(client, world, tally);
  const watched = new Map<number, Watched>();
  const dangers = new Map<number, Side>();
  const goals = new Map<number, Side>();
  const ear = listenTo(world, {
    danger: (gameId, side) => dangers.set(gameId, side),
    goal: (gameId, side) => goals.set(gameId, side),
  });
  const now = () => world.clock.now() / 1000;

  const isHere = ({ game, stage, scorer, tries }: Watched) =>
    now() < game.startAt + stay && (stage !== 'done' || scorer === null || tries < mostTries);

  /** Bets before the match, on matches that begin soon. */
  const meet = async () => {
    if (watched.size >= matches) return;
    for (const match of await player.games('line')) {
      const isSoon = match.startAt > now() + 30 && match.startAt < now() + lookEvery + 60;
      if (watched.size >= matches || watched.has(match.id) || !isSoon) continue;
      const markets = await player.marketsOf(match.id);
      await player.bet('favourite', match, pick.favourite(markets), false);
      await player.bet('quarter line', match, pick.quarterLine(markets, random), false);
      await player.bet('builder', match, await player.join(match.id, pick.partsOf(markets, random)), false);
      const from = match.startAt + Math.floor(random() * 5400);
      watched.set(match.id, { game: match, from, stage: 'waits', isHeard: false, before: [], scorer: null, tries: 0 });
    }
  };

  const look = async (one: Watched) => {
    one.stage = 'watches';
    const markets = await player.marketsOf(one.game.id);
    one.before = ([1, 2] as const).map((side) => pick.winOf(markets, side));
    await player.bet('cash-out', one.game, pick.anything(markets, random), true, player.sell);
  };

  /** A goal is near: back it. */
  const seeDanger = async (one: Watched, side: Side) => {
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
    const markets = await player.pricesOf(one.game);
    const win = pick.winOf(
      markets.filter(({ gameId }) => gameId === one.game.id),
      side,
    );
    if (!win) return;
    one.tries = mostTries;
    await player.bet('after goal', one.game, win, true);
  };

  /** The picture of a match is on the screen from its first beat until a robot has nothing to hear in it any more. */
  const open = (one: Watched) => {
    const isWanted = now() >= one.game.startAt + 1 && isHere(one) && (one.stage !== 'done' || one.scorer === null);
    if (isWanted === one.isHeard) return;
    one.isHeard = isWanted;
    if (isWanted) ear.watch(one.game.id);
    else ear.unwatch(one.game.id);
  };

  const act = async (one: Watched) => {
    const [danger, goal] = [dangers.get(one.game.id), goals.get(one.game.id)];
    if (one.stage === 'waits' && now() >= one.from) await look(one);
    else if (one.stage === 'watches' && danger) await seeDanger(one, danger);
    if (goal && one.scorer === null) await seeGoal(one, goal);
  };

  let forgotAt = -Infinity;
  /** The world goes on by so many seconds. */
  const goOn = (seconds: number) => {
    dangers.clear();
    goals.clear();
    world.clock.advance(seconds);
    process.tell();
    if (now() < forgotAt + again) return;
    forgotAt = now();
    process.forget(world);
  };

  let lookedAt = -Infinity;
  let triedAt = -Infinity;
  for (const end = now() + 18 * 3600; now() < end;) {
    if (now() >= lookedAt + lookEvery) {
      lookedAt = now();
      await player.renewToken();
      await meet();
    }
    if (watched.size >= matches && ![...watched.values()].some(isHere) && !player.isWaiting()) break;
    const isIdle =
      !player.isWaiting() && ![...watched.values()].some((one) => now() >= one.game.startAt - 5 && isHere(one));
    goOn(isIdle ? again : 1);
    for (const one of watched.values()) if (isHere(one)) await act(one);
    for (const one of watched.values()) open(one);
    if (now() >= triedAt + again) {
      triedAt = now();
      for (const one of watched.values())
        if (one.scorer !== null && one.tries < mostTries) await followGoal(one, one.scorer);
    }
    // What waited for the clock goes on before the next second.
    if (player.isWaiting()) await new Promise((resolve) => setImmediate(resolve));
  }
  await player.settled();
  ear.close();
  goOn(longest);
  await player.renewToken();
  await player.count();
  return watched.size;
}
