import { randomUUID } from 'node:crypto';

import { most } from '../../contracts/edges/index.ts';
import { gameIdOf, holdsScope, type Scope } from '../../simulator/index.ts';
import { createFeedHub, type FeedHub } from '../feed/index.ts';
import { createBorder } from './border.ts';
import type { Bus } from './bus.ts';
import { createMirror } from './mirror.ts';
import { createUnpack, plain } from './pack.ts';
import { type Asked, beatMs, goneMs, type Said, subjects } from './talk.ts';

const askAgainMs = 1000;
const aliveMs = 2000;
const never = -Infinity;

export type Edge = {
  feed: FeedHub;
  now: () => number;
  /** It knows everything on offer, and core speaks. */
  isFed: () => boolean;
  /** Resolves when core has told the prices that were asked for until now; at the latest after two seconds. */
  settled: () => Promise<void>;
  figures: () => { core: number; n: number; refused: number; wrong: number; states: number };
  stop: () => void;
};

/**
 * A hub that is fed by the operations of core. It begins with the whole state and follows the numbers; it owns nothing
 * that another edge does not have too.
 */
export function createEdge(bus: Bus, warn: (line: string) => void = () => undefined): Edge {
  const border = createBorder(warn);
  const id = randomUUID();
  const mirror = createMirror();
  const wanted = new Map<number, Scope>();
  let joined = new Set<number>();
  /** Matches whose prices core has not told yet. */
  const pending = new Set<number>();
  let waiting: (() => void)[] = [];
  const lists = { sports: new Set<number>(), champs: new Set<string>() };
  let [core, n, refused, states] = [0, 0, 0, 0];
  let [isWhole, isBehind] = [false, false];
  let [heardAt, askedAt, aliveAt] = [never, never, never];
  let offset = 0;
  const now = () => Date.now() + offset;
  const isFed = () => isWhole && !isBehind && performance.now() - heardAt < goneMs;

  const ask = (asked: Asked) => bus.say(subjects.ask, plain(asked));
  const mayAsk = () => {
    if (performance.now() - askedAt < askAgainMs) return false;
    askedAt = performance.now();
    return true;
  };
  const askAll = () => {
    isWhole = false;
    if (mayAsk()) ask({ edge: id, t: 'all' });
  };
  const askPrices = (gameIds: Iterable<number>, isAll = false) => {
    const games = [...gameIds].flatMap((game): [number, Scope][] => {
      const scope = wanted.get(game);
      return scope ? [[game, scope]] : [];
    });
    for (const [game] of games) pending.add(game);
    // A message has room for so many; the first one says whether there are others.
    const more = [...joined];
    for (let from = 0; from === 0 || from < Math.max(games.length, more.length); from += most.asked) {
      const [some, bets] = [games.slice(from, from + most.asked), more.slice(from, from + most.asked)];
      if (some.length + bets.length > 0 || isAll)
        ask({ edge: id, t: 'want', isAll: isAll && from === 0, games: some, joined: bets });
    }
  };
  /** Topics ask for one match after another: core is asked once for all of them. */
  let gathered = new Set<number>();
  const gather = (gameId: number) => {
    gathered.add(gameId);
    if (gathered.size > 1) return;
    queueMicrotask(() => {
      const games = gathered;
      gathered = new Set();
      askPrices(games);
    });
  };

  const feed = createFeedHub({
    now,
    entities: { sports: [], champs: [], games: [] },
    prices: {
      watch: (gameId, scope) => {
        const known = wanted.get(gameId);
        if (!known || !holdsScope(known, scope)) {
          wanted.set(gameId, scope);
          gather(gameId);
        }
        return mirror.open(gameId);
      },
      unwatch: (gameId) => {
        wanted.delete(gameId);
        pending.delete(gameId);
        mirror.close(gameId);
        ask({ edge: id, t: 'leave', games: [gameId] });
      },
      followJoined: (ids) => {
        for (const marketId of ids) {
          if (joined.has(marketId)) continue;
          joined.add(marketId);
          gather(gameIdOf(marketId));
        }
      },
      keepJoined: (followed) => {
        if ([...joined].every((marketId) => followed.has(marketId))) return;
        joined = new Set([...joined].filter((marketId) => followed.has(marketId)));
        askPrices([], true);
      },
    },
    hasList: (sportId, champId) =>
      champId === null ? lists.sports.has(sportId) : lists.champs.has(`${String(sportId)} ${String(champId)}`),
    zoneOf: () => null,
    isFed,
  });

  const settle = () => {
    if (pending.size > 0) return;
    for (const go of waiting) go();
    waiting = [];
  };
  const take = (said: Said) => {
    // A core that was thought dead may speak on: another one has the word now.
    if (said.core < core) {
      refused += 1;
      return;
    }
    heardAt = performance.now();
    offset = said.at - Date.now();
    if (said.t === 'all') {
      [core, n] = [said.core, said.n];
      [isWhole, isBehind] = [true, false];
      askedAt = never;
      states += 1;
      lists.sports = new Set(said.lists.map(([sportId]) => sportId));
      lists.champs = new Set(said.lists.map(([sportId, champId]) => `${String(sportId)} ${String(champId)}`));
      feed.apply(mirror.toAll(said));
      askPrices(wanted.keys(), true);
      return;
    }
    if (said.core > core || said.t === 'again' || !isWhole) {
      askAll();
      return;
    }
    if (said.t === 'ops' && said.n <= n) return;
    isBehind = said.n > n + (said.t === 'ops' ? 1 : 0);
    if (isBehind) {
      if (mayAsk()) ask({ edge: id, t: 'since', core, n });
      return;
    }
    if (said.t === 'ops') {
      n = said.n;
      askedAt = never;
      feed.apply(mirror.taken(said.ops));
      return;
    }
    if (said.t === 'markets') {
      // Of another moment than ours: it must not undo what came since.
      if (said.n !== n) {
        askPrices(said.games.map((game) => game.id));
        return;
      }
      for (const { id: gameId, markets } of said.games) {
        pending.delete(gameId);
        feed.apply(mirror.toMarkets(gameId, markets));
      }
      settle();
    }
  };
  const hear = (subject: string) => {
    const unpack = createUnpack(border.unread);
    bus.hear(subject, (bytes) => {
      const said = border.said(unpack(bytes));
      if (said) take(said);
    });
  };
  for (const subject of [subjects.ops, subjects.beat, subjects.edge(id)]) hear(subject);

  let pendingBefore = new Set<number>();
  const turns = setInterval(() => {
    if (!isWhole) askAll();
    else if (performance.now() - aliveAt >= aliveMs) {
      aliveAt = performance.now();
      ask({ edge: id, t: 'alive' });
      // An answer may have been lost with the line.
      askPrices([...pending].filter((game) => pendingBefore.has(game)));
      pendingBefore = new Set(pending);
    }
  }, beatMs);
  turns.unref();
  askAll();

  return {
    feed,
    now,
    isFed,
    settled: () =>
      new Promise((resolve) => {
        if (pending.size + gathered.size === 0) resolve();
        else {
          waiting.push(resolve);
          setTimeout(resolve, 2000).unref();
        }
      }),
    figures: () => ({ core, n, refused, wrong: border.wrong(), states }),
    stop: () => {
      clearInterval(turns);
      feed.stop();
    },
  };
}
