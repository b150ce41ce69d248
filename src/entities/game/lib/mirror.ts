import { Score } from '@contracts/feed';
import type { Champ, FeedEntities, Game, Market, Sport } from '@contracts/feed';
import type { FeedOp } from '@contracts/frames';

import type { FeedChange } from '@/shared/feed';

import type { Book, GamePlay } from './book';
import { DraftMap } from './draft';
import { infoOfGame } from './entities';
import type { Champs, GameInfo, Games, MarketsByGame, Sports } from './entities';
import { createMarketDraft } from './market-draft';
import { createMembers, entityKinds } from './members';
import type { EntityKind } from './members';
import { patched, settled } from './patch';

/**
 * What one message changed: new maps for what did, null for the rest. `prices`: changed prices of the coupon's topics, thousandths by
 * outcome. `needsFrame`: the book has something to paint.
 */
export type MirrorChange = {
  sports: Sports | null;
  champs: Champs | null;
  games: Games | null;
  marketsByGame: MarketsByGame | null;
  prices: ReadonlyMap<number, number>;
  needsFrame: boolean;
};

export type Mirror = ReturnType<typeof createMirror>;

type Part = Readonly<Record<string, unknown>>;

const COUPON_TOPIC = 'coupon:';
/** Odds that win nothing are no odds: 0, no price now. */
const priced = (milli: number): number => (milli > 1000 ? milli : 0);
const toMilli = (coef: number): number => priced(Math.round(coef * 1000));

/** State of play after a patch; what the patch leaves out goes on, null clears. */
function playAfter(book: Book, id: number, { score, elapsed, clockRate }: Part): Omit<GamePlay, 'at'> {
  const was = book.playOf(id);
  return {
    score: score === undefined ? was?.score : Score.safeParse(score).data,
    elapsed: elapsed === undefined ? book.clockOf(id) : typeof elapsed === 'number' ? elapsed : null,
    clockRate: clockRate === undefined ? (was?.clockRate ?? 0) : typeof clockRate === 'number' ? clockRate : 0,
  };
}

/**
 * The server's entities as far as open topics show them. Mutable bookkeeping (who holds what, prices) inside, immutable maps outside:
 * a message is applied as a whole and copies only the maps that it changes.
 */
export function createMirror(book: Book) {
  const members = createMembers();
  const sports = new DraftMap<Sport>();
  const champs = new DraftMap<Champ>();
  const games = new DraftMap<GameInfo>();
  const markets = createMarketDraft();
  let prices = new Map<number, number>();
  let needsFrame = false;
  /** How old the change under way is, ms: the clock of its games has run on since. */
  let age = 0;

  const setPrice = (topic: string, id: number, milli: number) => {
    if (topic.startsWith(COUPON_TOPIC)) prices.set(id, milli);
    if (book.setPrice(id, milli)) needsFrame = true;
  };

  /** The hot path. `values`: outcome, thousandths, outcome, thousandths ... */
  const changePrices = (topic: string, values: readonly number[]) => {
    const isCoupon = topic.startsWith(COUPON_TOPIC);
    for (let index = 0; index + 1 < values.length; index += 2) {
      const id = values[index] ?? 0;
      const milli = priced(values[index + 1] ?? 0);
      if (isCoupon && book.priceOf(id) !== undefined) prices.set(id, milli);
      if (book.changePrice(id, milli)) needsFrame = true;
    }
  };

  const put = {
    sport: (topic: string, sport: Sport) => {
      members.join(topic, 'sport', sport.id);
      sports.set(sport.id, settled(sports.get(sport.id), sport));
    },
    champ: (topic: string, champ: Champ) => {
      members.join(topic, 'champ', champ.id);
      champs.set(champ.id, settled(champs.get(champ.id), champ));
    },
    game: (topic: string, game: Game) => {
      members.join(topic, 'game', game.id);
      const known = games.get(game.id);
      // Lists leave incidents out: they must not take them from the game's own page.
      const incidents = game.incidents ?? known?.incidents;
      games.set(game.id, settled(known, infoOfGame(incidents ? { ...game, incidents } : game)));
      const { score, elapsed, clockRate = 0 } = game;
      if (book.setPlay(game.id, { score, elapsed, clockRate }, age)) needsFrame = true;
    },
    market: (topic: string, market: Market) => {
      members.join(topic, 'market', market.id);
      markets.put(market);
      setPrice(topic, market.id, toMilli(market.coef));
    },
  };

  const dropOne = (kind: EntityKind, id: number) => {
    if (kind === 'sport') sports.delete(id);
    if (kind === 'champ') champs.delete(id);
    if (kind === 'game') {
      games.delete(id);
      book.dropPlay(id);
    }
    if (kind === 'market') {
      markets.drop(id);
      book.dropPrice(id);
    }
  };

  const leave = (topic: string, kind: EntityKind, id: number) => {
    if (kind === 'game') for (const market of markets.idsOf(id)) leave(topic, 'market', market);
    if (members.leave(topic, kind, id)) dropOne(kind, id);
  };

  const patchGame = (id: number, value: Part) => {
    const known = games.get(id);
    if (!known) return;
    const { score, elapsed, clockRate, ...rest } = value;
    const hasClock = elapsed === undefined ? known.hasClock : elapsed !== null;
    if (hasClock !== known.hasClock || Object.keys(rest).length > 0)
      games.set(id, patched(known, { ...rest, hasClock }));
    if (score === undefined && elapsed === undefined && clockRate === undefined) return;
    if (book.setPlay(id, playAfter(book, id, value), 'elapsed' in value ? age : 0)) needsFrame = true;
  };

  const patch = (topic: string, kind: EntityKind, id: number, value: Part) => {
    if (!members.has(kind, id)) return;
    if (kind === 'game') patchGame(id, value);
    if (kind === 'market') {
      const { coef, ...rest } = value;
      if (coef !== undefined) setPrice(topic, id, toMilli(Number(coef)));
      markets.patch(id, rest);
    }
    const sport = kind === 'sport' ? sports.get(id) : undefined;
    if (sport) sports.set(id, patched(sport, value));
    const champ = kind === 'champ' ? champs.get(id) : undefined;
    if (champ) champs.set(id, patched(champ, value));
  };

  const applyOp = (topic: string, op: FeedOp) => {
    if (op.op === 'odds') {
      changePrices(topic, op.values);
    } else if (op.op === 'del') leave(topic, op.kind, op.id);
    else if (op.op === 'patch') patch(topic, op.kind, op.id, op.value);
    else if (op.kind === 'sport') put.sport(topic, op.value);
    else if (op.kind === 'champ') put.champ(topic, op.value);
    else if (op.kind === 'game') put.game(topic, op.value);
    else if (op.kind === 'market') put.market(topic, op.value);
  };

  const keepOnly = (topic: string, kind: EntityKind, entities: readonly { id: number }[] = []) => {
    const kept = new Set(entities.map(({ id }) => id));
    for (const id of members.of(topic, kind)) if (!kept.has(id)) leave(topic, kind, id);
  };

  const applySnapshot = (topic: string, entities: FeedEntities) => {
    // What is gone goes first: a game takes its outcomes along.
    keepOnly(topic, 'market', entities.markets);
    keepOnly(topic, 'game', entities.games);
    keepOnly(topic, 'champ', entities.champs);
    keepOnly(topic, 'sport', entities.sports);
    for (const sport of entities.sports ?? []) put.sport(topic, sport);
    for (const champ of entities.champs ?? []) put.champ(topic, champ);
    for (const game of entities.games ?? []) put.game(topic, game);
    for (const market of entities.markets ?? []) put.market(topic, market);
  };

  const forget = (topic: string) => {
    for (const kind of entityKinds) for (const id of members.of(topic, kind)) leave(topic, kind, id);
    members.forget(topic);
  };

  return {
    apply(changes: readonly FeedChange[]): MirrorChange {
      prices = new Map();
      needsFrame = false;
      for (const change of changes) {
        age = change.kind === 'ops' ? (change.ageMs ?? 0) : 0;
        if (change.kind === 'snapshot') applySnapshot(change.topic, change.entities);
        else if (change.kind === 'left') forget(change.topic);
        else for (const op of change.ops) applyOp(change.topic, op);
      }
      return {
        sports: sports.commit(),
        champs: champs.commit(),
        games: games.commit(),
        marketsByGame: markets.commit(),
        prices,
        needsFrame,
      };
    },
    /** How much is held: for the test that nothing is kept for games that are gone. */
    size: () => members.size() + markets.size(),
  };
}
