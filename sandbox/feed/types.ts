import type { Champ, Game, Market, Snapshot, Zone } from '../../contracts/feed.ts';
import type { UserEvent } from '../../contracts/frames.ts';
import type { DomainOp, SimEntities, SimGame, SimMarket } from '../simulator/types.ts';

/** Whose connection it is. `address`: see clientAddress. `sessionId`: of the cookie, null without one. */
export type FeedHolder = { address: string; sessionId: number | null };

/** One open socket or event stream, as the hub sees it. */
export type FeedConnection = {
  lng: string;
  /** The signed-in player, null for a visitor: topic `user` is theirs alone. */
  userId: number | null;
  holder?: FeedHolder;
  /** Sends one message: the JSON text of one frame or of an array of frames. `id`: `epoch:globalSeq`, for the event stream. */
  send: (text: string, id: string) => void;
  /** Bytes that wait in the way to the client. */
  bufferedBytes: () => number;
  /** Breaks the connection without a word (fault `cut`). */
  cut: () => void;
};

export type TopicAt = { topic: string; seq?: number | undefined };

/** What an open connection can ask. `epoch`: the one its numbers belong to; another than the hub's makes each numbered topic a reset. */
export type FeedStream = {
  streamId: string;
  subscribe: (topics: readonly TopicAt[], epoch?: string) => void;
  unsubscribe: (topics: readonly string[]) => void;
  close: () => void;
};

/** `gap`: the next delta of the topic is lost. `epoch`: its history is lost. `silence`: nothing is sent for `ms`. `cut`: connections break and new ones are refused for `ms`. */
export type FeedFault = {
  do: 'gap' | 'epoch' | 'silence' | 'cut';
  topic?: string | undefined;
  ms?: number | undefined;
};

/** Lists and games of one world, as topics: what a topic holds now, and numbered deltas to everybody who asked for it. */
export type FeedHub = {
  /** Changes when the history of all topics is lost. */
  epoch: () => string;
  /** Takes what happened in the matches. Clients get it with the next batch. */
  apply: (ops: readonly DomainOp[]) => void;
  /** Pushes to every open connection of the player, to each in its own language. */
  publishUser: (userId: number, eventIn: (lng: string) => UserEvent) => void;
  /** Players with an open page, or one that was closed a moment ago. */
  listeners: () => number[];
  /** Null for a topic that does not exist. Topic `user` is empty: its values have calls of their own. */
  snapshot: (topic: string, lng: string, userId?: number | null) => Snapshot | null;
  connect: (connection: FeedConnection) => FeedStream;
  connections: () => number;
  /** Why one more connection of theirs is not taken: `busy` for everybody now, `many` when they have too many themselves. Null: it is. */
  refusal: (holder: FeedHolder) => 'busy' | 'many' | null;
  stream: (streamId: string) => FeedStream | undefined;
  /** True while a fault `cut` keeps connections out. */
  isCut: () => boolean;
  fault: (fault: FeedFault) => void;
  /** The game and the outcome as they are now, undefined once they have left the feed. */
  game: (id: number) => SimGame | undefined;
  market: (id: number) => SimMarket | undefined;
  marketsOf: (gameId: number) => SimMarket[];
  /** Wire form in one language. */
  gamePart: (id: number, lng: string) => Game | undefined;
  marketPart: (id: number, lng: string) => Market | undefined;
  champPart: (id: number, lng: string) => Champ | undefined;
  search: (query: { q: string; lng: string; zone?: Zone | undefined }) => { games: Game[]; champs: Champ[] };
  /** Sends what waits now instead of at the next beat. */
  flush: () => void;
  stop: () => void;
};

/** `now`: milliseconds of the world. `entities`: what the world starts with. */
export type FeedHubOptions = { now: () => number; entities?: SimEntities; epoch?: string };
