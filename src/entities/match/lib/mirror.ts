import type { Champ, FeedEntities, Game, Market, Sport } from '@contracts/feed';
import { Score } from '@contracts/feed';
import type { FeedOp } from '@contracts/frames';

import type { FeedChange } from '@/shared/feed';

import type { Book, MatchPlay } from './book';
import { DraftMap } from './draft';
import type { Champs, MarketsByMatch, Matches, MatchInfo, Sports } from './entities';
import { infoOfMatch } from './entities';
import { createMarketDraft } from './market-draft';
import type { EntityKind } from './members';
import { createMembers, entityKinds } from './members';
import { patched, settled } from './patch';

/**
 * What one message changed: a new map for each changed one, null for the rest. `needsFrame`: the book has something to
 * paint.
 */
export type MirrorChange = {
  sports: Sports | null;
  champs: Champs | null;
  matches: Matches | null;
  marketsByMatch: MarketsByMatch | null;
  needsFrame: boolean;
};

export type Mirror = ReturnType<typeof createMirror>;

type Part = Readonly<Record<string, unknown>>;

/** Odds of 1 or less win nothing and count as 0: no price now. */
const priced = (milli: number): number => (milli > 1000 ? milli : 0);
const toMilli = (coef: number): number => priced(Math.round(coef * 1000));

/** State of play after a patch. What the patch leaves out stays; null clears. */
function playAfter(book: Book, id: number, { score, elapsed, clockRate }: Part): Omit<MatchPlay, 'at'> {
  const was = book.playOf(id);
  return {
    score: score === undefined ? was?.score : Score.safeParse(score).data,
    elapsed: elapsed === undefined ? book.clockOf(id) : typeof elapsed === 'number' ? elapsed : null,
    clockRate: clockRate === undefined ? (was?.clockRate ?? 0) : typeof clockRate === 'number' ? clockRate : 0,
  };
}

/**
 * The server's entities, as far as open topics show them. Inside is mutable bookkeeping (who holds what, prices),
 * outside are immutable maps. The mirror applies a message as a whole and copies only the maps that it changes.
 */
export function createMirror(book: Book) {
  const members = createMembers();
  const sports = new DraftMap<Sport>();
  const champs = new DraftMap<Champ>();
  const matches = new DraftMap<MatchInfo>();
  const markets = createMarketDraft();
  let needsFrame = false;
  /** Age of the change under way, ms. The clock of its matches has run on since. */
  let age = 0;

  const setPrice = (id: number, milli: number) => {
    if (book.setPrice(id, milli)) needsFrame = true;
  };

  /** Runs for every price change. `values`: outcome, thousandths, outcome, thousandths ... */
  const changePrices = (values: readonly number[]) => {
    for (let index = 0; index + 1 < values.length; index += 2) {
      const id = values[index] ?? 0;
      const milli = priced(values[index + 1] ?? 0);
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
    game: (topic: string, match: Game) => {
      members.join(topic, 'game', match.id);
      const known = matches.get(match.id);
      // Lists leave incidents out; the match's own page must keep them.
      const incidents = match.incidents ?? known?.incidents;
      matches.set(match.id, settled(known, infoOfMatch(incidents ? { ...match, incidents } : match)));
      const { score, elapsed, clockRate = 0 } = match;
      if (book.setPlay(match.id, { score, elapsed, clockRate }, age)) needsFrame = true;
    },
    market: (topic: string, market: Market) => {
      members.join(topic, 'market', market.id);
      markets.put(market);
      setPrice(market.id, toMilli(market.coef));
    },
  };

  const dropOne = (kind: EntityKind, id: number) => {
    if (kind === 'sport') sports.delete(id);
    if (kind === 'champ') champs.delete(id);
    if (kind === 'game') {
      matches.delete(id);
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

  const patchMatch = (id: number, value: Part) => {
    const known = matches.get(id);
    if (!known) return;
    const { score, elapsed, clockRate, ...rest } = value;
    const hasClock = elapsed === undefined ? known.hasClock : elapsed !== null;
    if (hasClock !== known.hasClock || Object.keys(rest).length > 0)
      matches.set(id, patched(known, { ...rest, hasClock }));
    if (score === undefined && elapsed === undefined && clockRate === undefined) return;
    if (book.setPlay(id, playAfter(book, id, value), 'elapsed' in value ? age : 0)) needsFrame = true;
  };

  const patch = (kind: EntityKind, id: number, value: Part) => {
    if (!members.has(kind, id)) return;
    if (kind === 'game') patchMatch(id, value);
    if (kind === 'market') {
      const { coef, ...rest } = value;
      if (coef !== undefined) setPrice(id, toMilli(Number(coef)));
      markets.patch(id, rest);
    }
    const sport = kind === 'sport' ? sports.get(id) : undefined;
    if (sport) sports.set(id, patched(sport, value));
    const champ = kind === 'champ' ? champs.get(id) : undefined;
    if (champ) champs.set(id, patched(champ, value));
  };

  const applyOp = (topic: string, op: FeedOp) => {
    if (op.op === 'odds') {
      changePrices(op.values);
    } else if (op.op === 'del') leave(topic, op.kind, op.id);
    else if (op.op === 'patch') patch(op.kind, op.id, op.value);
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
    // Deletions are applied first: a match removes its outcomes.
    keepOnly(topic, 'market', entities.markets);
    keepOnly(topic, 'game', entities.games);
    keepOnly(topic, 'champ', entities.champs);
    keepOnly(topic, 'sport', entities.sports);
    for (const sport of entities.sports ?? []) put.sport(topic, sport);
    for (const champ of entities.champs ?? []) put.champ(topic, champ);
    for (const match of entities.games ?? []) put.game(topic, match);
    for (const market of entities.markets ?? []) put.market(topic, market);
  };

  const forget = (topic: string) => {
    for (const kind of entityKinds) for (const id of members.of(topic, kind)) leave(topic, kind, id);
    members.forget(topic);
  };

  return {
    apply(changes: readonly FeedChange[]): MirrorChange {
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
        matches: matches.commit(),
        marketsByMatch: markets.commit(),
        needsFrame,
      };
    },
    /** How much the mirror holds. A test checks that nothing of finished matches stays. */
    size: () => members.size() + markets.size(),
  };
}
