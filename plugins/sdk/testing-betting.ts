import { createEvent, createStore, type Scope, scopeBind } from 'effector';

import type { Answer, Watched } from './answer.ts';
import type { BettingHost, Outcome, PluginGame, PluginMarket, PluginOdds } from './betting.ts';

type Call = (name: 'addToCoupon' | 'openCoupon' | 'pressOdds', ...args: unknown[]) => void;
type Thing = { answer: Answer<unknown>; listeners: Set<() => void> };

const keyOf = ({ gameId, marketId }: Outcome) => `odds ${gameId} ${marketId}`;
const bareGame = {
  ...{ zone: 'live', sides: ['Home', 'Away'], sport: 'Football', competition: 'League', startsAt: 0 },
  ...{ isLive: true, isFinished: false, phase: '', score: null, clock: null, path: '/home/live/1/1/1' },
} as const;

/** The feed and the coupon of a test. Nothing is known before the test says it. */
export function createTestBetting(scope: Scope, call: Call) {
  const things = new Map<string, Thing>();
  const thingOf = (key: string): Thing => {
    const thing = things.get(key) ?? { answer: { state: 'loading' }, listeners: new Set() };
    things.set(key, thing);
    return thing;
  };
  const watch = <T>(key: string): Watched<Answer<T>> => ({
    get: () => thingOf(key).answer as Answer<T>,
    subscribe: (changed) => {
      const own = () => changed();
      thingOf(key).listeners.add(own);
      return () => thingOf(key).listeners.delete(own);
    },
  });
  const say = (key: string, answer: Answer<unknown>) => {
    const thing = thingOf(key);
    thing.answer = answer;
    for (const changed of thing.listeners) changed();
  };

  const picked = createEvent<number>();
  const $ids = createStore<readonly number[]>([]).on(picked, (ids, id) =>
    ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
  );
  const pick = scopeBind(picked, { scope });
  const has = (id: number) => scope.getState($ids).includes(id);
  const addToCoupon = (marketId: number) => {
    call('addToCoupon', marketId);
    if (!has(marketId)) pick(marketId);
  };

  const drawOdds: BettingHost['drawOdds'] = (element, outcome) => {
    const { get, subscribe } = watch<PluginOdds>(keyOf(outcome));
    const button = document.createElement('button');
    button.addEventListener('click', () => {
      call('pressOdds', outcome);
      pick(outcome.marketId);
      draw();
    });
    const draw = () => {
      const answer = get();
      const odds = answer.state === 'here' ? answer.data : null;
      button.textContent = odds === null ? '' : `${odds.shortName} ${odds.price}`;
      button.disabled = odds?.isOpen !== true;
      button.setAttribute('aria-pressed', String(has(outcome.marketId)));
    };
    draw();
    element.append(button);
    const stop = subscribe(draw);
    return () => {
      stop();
      button.remove();
    };
  };

  const host: Omit<BettingHost, '$oddsText'> = {
    feed: {
      game: (id) => watch(`game ${id}`),
      markets: (id) => watch(`markets ${id}`),
      odds: (outcome) => watch(keyOf(outcome)),
    },
    drawOdds,
    coupon: {
      add: addToCoupon,
      has,
      $ids,
      $count: $ids.map(({ length }) => length),
      open: () => call('openCoupon'),
    },
  };

  const feed = {
    /** The feed brings a game, or news of it; what is not said stays. */
    game: (game: Partial<PluginGame> & { id: number }) => {
      const { answer } = thingOf(`game ${game.id}`);
      const before = answer.state === 'here' ? answer.data : { ...bareGame, name: `Game ${game.id}` };
      say(`game ${game.id}`, { state: 'here', data: Object.assign({}, before, game) });
    },
    markets: (gameId: number, markets: readonly PluginMarket[]) =>
      say(`markets ${gameId}`, { state: 'here', data: markets }),
    /** A price, or its next one; what is not said stays. `move`, `price` and `isOpen` follow from the odds. */
    odds: (odds: Partial<PluginOdds> & Outcome) => {
      const { answer } = thingOf(keyOf(odds));
      const bare = { name: 'Home', shortName: '1', market: '1X2', isSuspended: false, odds: null };
      const before = (answer.state === 'here' ? answer.data : bare) as PluginOdds;
      const next = { ...before, ...odds };
      const isOpen = next.odds !== null && !next.isSuspended;
      const isMoved = before.odds !== null && next.odds !== null && before.odds !== next.odds;
      const move = isMoved ? (Number(next.odds) > Number(before.odds) ? 'up' : 'down') : null;
      const price = isOpen ? Number(next.odds).toFixed(2) : '';
      say(keyOf(odds), { state: 'here', data: { ...next, move, price, isOpen, ...odds } });
    },
    /** There is no such game. */
    missing: (gameId: number) => {
      for (const key of [`game ${gameId}`, `markets ${gameId}`]) say(key, { state: 'missing' });
    },
    /** How many watch now. A plugin that has gone leaves none. */
    watchers: () => [...things.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
  };
  return { host, feed, addToCoupon };
}
