import type { FeedEntities } from '../../contracts/feed.ts';
import type { FeedOp, UserEvent } from '../../contracts/frames.ts';
import { gameIdOf } from '../simulator/ids.ts';
import type { Change, EntityStore } from './entity-store.ts';
import { noNotes, noteChange, noteEntry, noteLeave, nothingHeld } from './pending.ts';
import { holds } from './topic.ts';
import type { TopicRule } from './topic.ts';
import { writeEntities, writeOps } from './wire-ops.ts';

/** Listens to changes of the store for one topic. */
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
    if (kind === 'game') followGame(id, isHeld);
  };

  /** A game brings its outcomes along, and takes them with it when it goes. */
  const followGame = (gameId: number, isHeld: boolean) => {
    if (isHeld) {
      for (const market of store.marketsOf(gameId)) {
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

  const enter = (change: Change) => {
    if (holds(rule, change)) held[change.kind].add(change.id);
  };
  for (const [id, after] of store.sports) enter({ kind: 'sport', id, before: null, after });
  for (const [id, after] of store.champs) enter({ kind: 'champ', id, before: null, after });
  for (const [id, after] of store.games) enter({ kind: 'game', id, before: null, after });
  for (const [id, after] of store.markets) enter({ kind: 'market', id, before: null, after });

  const reader = (lng: string, at: number) => ({ store, now: at, lng, hasIncidents: rule.hasIncidents });
  return {
    heard: (change: Change): void => take(change, holds(rule, change)),
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

/** The player's own topic: whole values, of several for one thing the last. */
export function createUserSource() {
  let pending = new Map<string, (lng: string) => UserEvent>();
  return {
    push(eventIn: (lng: string) => UserEvent): void {
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
