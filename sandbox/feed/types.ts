import type { Champ, Snapshot, Zone } from '../../contracts/feed.ts';
import type { SharedEvent } from '../../contracts/frames.ts';
import type { SearchFound } from '../../contracts/search.ts';
import type { DomainOp, Scope, SimEntities, SimMarket, ZoneView } from '../../simulator/index.ts';
import type { PlayerPages } from '../push/pages.ts';
import type { SearchedTeam } from '../search/teams.ts';
import type { FeedFigures } from './figures.ts';

/**
 * The player who opened the connection. `address`: see clientAddress. `sessionId` comes from the cookie; null without
 * one.
 */
export type FeedHolder = { address: string; sessionId: number | null };

/** One open socket or event stream, as the hub sees it. */
export type FeedConnection = {
  lng: string;
  /** The signed-in player, null for a visitor. Topic `user` is for this player only. */
  userId: number | null;
  holder?: FeedHolder;
  /** Sends one message: the JSON text of one frame or of an array of frames. `id`: `epoch:globalSeq`, for the event stream. */
  send: (text: string, id: string) => void;
  /** Bytes that still wait for the client. */
  bufferedBytes: () => number;
  /** Breaks the connection without a close frame (fault `cut`). */
  cut: () => void;
};

export type TopicAt = { topic: string; seq?: number | undefined };

/**
 * What a client can ask of its open connection. `epoch`: the client's numbers belong to this one. If the hub has
 * another, it resets each numbered topic.
 */
export type FeedStream = {
  streamId: string;
  subscribe: (topics: readonly TopicAt[], epoch?: string) => void;
  unsubscribe: (topics: readonly string[]) => void;
  close: () => void;
};

/**
 * Faults that tests ask for. `gap` loses the next delta of the topic. `epoch` loses its history. `silence`: the hub
 * sends nothing for `ms`. `cut` breaks all connections and refuses new ones for `ms`.
 */
export type FeedFault = {
  do: 'gap' | 'epoch' | 'silence' | 'cut';
  topic?: string | undefined;
  ms?: number | undefined;
};

/**
 * Offers lists and matches of one world as topics. Each topic holds its present content, and sends numbered deltas to
 * its subscribers.
 */
export type FeedHub = PlayerPages & {
  /** Changes only when all topics lose their history. */
  epoch: () => string;
  /** Takes in what happened in the matches. Clients get it with the next batch. */
  apply: (ops: readonly DomainOp[]) => void;
  /** How long ago something happened in the matches, by the real clock. */
  ageMs: () => number;
  /** Sends to all listeners of a topic of shared rounds. `hears`: somebody does, or did a moment ago. */
  tell: (topic: string, eventIn: (lng: string) => SharedEvent) => void;
  hears: (topic: string) => boolean;
  /** Null when there is no such topic. Topic `user` is empty, because its values have their own calls. */
  snapshot: (topic: string, lng: string, userId?: number | null) => Snapshot | null;
  /** What a snapshot of this topic would tell: the same text for the same content. Null when there is no such topic. */
  version: (topic: string, userId: number | null) => string | null;
  /** Opens a topic in the turn of this address, before its snapshot is read. False: too much of it waits already. */
  opened: (topic: string, userId: number | null, address: string) => Promise<boolean>;
  connect: (connection: FeedConnection) => FeedStream;
  connections: () => number;
  figures: () => FeedFigures;
  /**
   * Why the hub refuses another connection of this caller. `busy`: it takes no subscription now. `many`: this caller
   * has too many already. Null: it takes one more.
   */
  refusal: (holder: FeedHolder) => 'busy' | 'many' | null;
  stream: (streamId: string) => FeedStream | undefined;
  /** True while a fault `cut` keeps connections out. */
  isCut: () => boolean;
  fault: (fault: FeedFault) => void;
  /** A competition in one language. Undefined once it has left the feed. */
  champPart: (id: number, lng: string) => Champ | undefined;
  search: (query: { q: string; lng: string; zone?: Zone | undefined }) => SearchFound;
  /** Everything on offer as the hub knows it, with clocks as of now. */
  entities: () => SimEntities;
  /** Sends what waits now, before the next beat. */
  flush: () => void;
  stop: () => void;
};

/**
 * The maker of the prices: the simulator. It makes the prices of a match when somebody begins to watch it, and tells
 * every change after that.
 */
export type Prices = {
  watch: (gameId: number, scope: Scope) => SimMarket[];
  unwatch: (gameId: number) => void;
  /** A topic shows these outcomes by their numbers: a joined bet has a price only while a topic shows it. */
  followJoined: (marketIds: Iterable<number>) => void;
  /** No topic shows others. */
  keepJoined: (followed: ReadonlySet<number>) => void;
};

/** `now`: milliseconds of the world. `entities`: what the world starts with. */
export type FeedHubOptions = {
  now: () => number;
  entities: SimEntities;
  prices: Prices;
  /** False: there is no such sport, or no such competition of it, so there is no list of it either. */
  hasList: (sportId: number, champId: number | null) => boolean;
  /** True for a topic of shared rounds. It is empty at first: a separate call returns the present state. */
  hasShared?: (topic: string) => boolean;
  /** All who play in a competition, whether or not one of their matches is on offer. The search finds them. */
  teams?: () => readonly SearchedTeam[];
  /** The picture of a match as it is now. Null: it has none. */
  zoneOf: (gameId: number) => ZoneView | null;
  epoch?: string;
  /** False: nobody tells what happens now. Then the hub says nothing, so that pages find their prices old, and takes nobody. */
  isFed?: () => boolean;
};

declare module '../world/world.ts' {
  interface World {
    feed: FeedHub;
  }
}
