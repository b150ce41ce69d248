import type { FeedEntities } from '../../contracts/feed.ts';
import type { FeedOp, SharedEvent, UserEvent } from '../../contracts/frames.ts';
import { gameIdOf } from '../../simulator/index.ts';
import type { Change, EntityStore } from './entity-store.ts';
import { noNotes, noteChange, noteEntry, noteLeave, nothingHeld } from './pending.ts';
import type { TopicRule } from './topic.ts';
import { holds } from './topic.ts';
import { writeEntities, writeOps } from './wire-ops.ts';

/** Listens to the store's changes for one topic. */
export function createTopicSource(rule: TopicRule, store: EntityStore, now: () => number) {
  const held = nothingHeld();
  let notes = noNotes();
  let hasNews = false;

  const take = (change: Change, isHeld: boolean) => {
    const { kind, id } = change;
    const was = held[kind].has(id);
    if (!was && !isHeld) return;
    hasNews = true;
    if (was && isHeld) {
      noteChange(notes, change);
      return;
    }
    if (isHeld) {
      held[kind].add(id);
      noteEntry(notes, kind, id);
    } else {
      held[kind].delete(id);
      noteLeave(notes, kind, id);
    }
    if (kind === 'game') followMatch(id, isHeld);
  };

  const marketsOf = (gameId: number) => {
    const match = store.matches.get(gameId);
    return match && rule.hasPrices(match) ? store.marketsOf(gameId, rule.scope) : [];
  };

  /** A match adds its outcomes to the topic, and removes them when it leaves. */
  const followMatch = (gameId: number, isHeld: boolean) => {
    if (isHeld) {
      for (const market of marketsOf(gameId)) {
        const { id } = market;
        take({ kind: 'market', id, before: market, after: market }, rule.market(market));
      }
      return;
    }
    for (const id of held.market) {
      if (gameIdOf(id) !== gameId) continue;
      held.market.delete(id);
      notes.market.delete(id);
    }
  };

  for (const [id, sport] of store.sports) if (rule.sport(sport)) held.sport.add(id);
  for (const [id, champ] of store.champs) if (rule.champ(champ)) held.champ.add(id);
  // A topic of some matches does not look at thousands of others.
  const mayBeIn = rule.gameIds === null ? store.matches.keys() : rule.gameIds;
  for (const id of mayBeIn) {
    const match = store.matches.get(id);
    if (match === undefined || !rule.match(match)) continue;
    held.game.add(id);
    for (const market of marketsOf(id)) if (rule.market(market)) held.market.add(market.id);
  }

  const reader = (lng: string, at: number) => ({ store, now: at, lng, hasIncidents: rule.hasIncidents });
  return {
    heard: (change: Change): void => take(change, holds(rule, change)),
    scope: rule.scope,
    /** Matches whose prices it shows. */
    games: (): Iterable<number> =>
      [...held.game].filter((id) => {
        const match = store.matches.get(id);
        return match !== undefined && rule.hasPrices(match);
      }),
    hasNews: (): boolean => hasNews,
    take() {
      const taken = notes;
      notes = noNotes();
      hasNews = false;
      const at = now();
      return (lng: string): readonly FeedOp[] => writeOps(taken, reader(lng, at));
    },
    entities: (lng: string): FeedEntities => writeEntities(held, reader(lng, now())),
  };
}

/**
 * A topic of a player, or of shared rounds, carries whole values. When one value changes several times, only the last
 * change is sent.
 */
export function createValueSource() {
  let pending = new Map<string, (lng: string) => UserEvent | SharedEvent>();
  return {
    push(eventIn: (lng: string) => UserEvent | SharedEvent): void {
      const { kind, id } = eventIn('en');
      pending.set(`${kind} ${id}`, eventIn);
    },
    hasNews: (): boolean => pending.size > 0,
    take() {
      const taken = [...pending.values()];
      pending = new Map();
      return (lng: string): readonly FeedOp[] => taken.map((eventIn) => eventIn(lng));
    },
    entities: (): FeedEntities => ({}),
  };
}
