import { Id, Millis, Seconds, WireOdds } from './common.ts';
import { z } from './zod.ts';

export const Zone = z.enum(['line', 'live']);
export type Zone = z.infer<typeof Zone>;

/** `line` and `live` count games. Id 2999 is the long-term pseudo sport that the host adds (ODDS-10). */
export const Sport = z.object({
  id: Id,
  name: z.string(),
  nameEng: z.string(),
  line: z.int(),
  live: z.int(),
  weight: z.number(),
});
export type Sport = z.infer<typeof Sport>;

/**
 * Kinds of esports: people play them, or the computer alone. Spec: shell §2 "cyber/{real|other type}". The second name
 * is ours.
 */
export const CyberType = z.enum(['real', 'virtual']);
export type CyberType = z.infer<typeof CyberType>;

/**
 * A competition. `countryCode`: ISO alpha-2, or WORLD, EUROPE, SOUTH-AMERICA. A larger `weight` comes first.
 * `cyberType`: only esports have one.
 */
export const Champ = z.object({
  id: Id,
  sportId: Id,
  countryId: Id,
  countryName: z.string(),
  countryCode: z.optional(z.string()),
  name: z.string(),
  nameEng: z.string(),
  weight: z.number(),
  games: z.int(),
  line: z.optional(z.int()),
  live: z.optional(z.int()),
  logo: z.optional(z.string()),
  cyberType: z.optional(CyberType),
  /** Only esports have one: what is played. `slug`: in addresses. */
  discipline: z.optional(z.object({ slug: z.string(), name: z.string() })),
});
export type Champ = z.infer<typeof Champ>;

export const Opponent = z.object({
  id: Id,
  name: z.string(),
  nameEng: z.string(),
  logo: z.optional(z.string()),
});

export const Score = z.object({
  full: z.tuple([z.string(), z.string()]),
  periods: z.array(z.tuple([z.string(), z.string()])),
  text: z.string(),
  /** Points of the present game (tennis), or absent. */
  points: z.optional(z.tuple([z.string(), z.string()])),
  /** The side that serves, 1 or 2. */
  server: z.optional(z.union([z.literal(1), z.literal(2)])),
});

/**
 * Events of the match so far, oldest first. The page of the game draws its pictures from them. `minute`: of the match
 * clock. `player`: the scorer or the player who was sent off, where the line-ups are known.
 */
export const Incident = z.object({
  id: Id,
  kind: z.enum(['goal', 'own_goal', 'penalty', 'yellow', 'red', 'corner', 'period', 'var']),
  team: z.optional(z.union([z.literal(1), z.literal(2)])),
  minute: z.int(),
  text: z.optional(z.string()),
  player: z.optional(z.string()),
});
export type Incident = z.infer<typeof Incident>;

/**
 * `status`: 0 planned, 1 about to start, 2 in play, 3 pause, 4 finished. `elapsed`: seconds of match time, null before
 * the start. `marketsCount` counts markets as a player does ("Total" is one, however many lines and prices it has),
 * suspended ones too. `lock`: why all of its markets are suspended (lock-reasons.ts), told to who watches the game.
 */
export const Game = z.object({
  id: Id,
  constId: Id,
  number: z.int(),
  zone: Zone,
  sportId: Id,
  champId: Id,
  countryId: Id,
  opp1: Opponent,
  opp2: Opponent,
  startAt: Seconds,
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  isFinished: z.boolean(),
  liveInLive: z.boolean(),
  elapsed: z.nullable(z.int()),
  /** Match seconds per second of the world's clock: 1 in real time; 0 while the match clock is stopped. */
  clockRate: z.optional(z.number()),
  period: z.optional(z.int()),
  periodName: z.optional(z.string()),
  score: z.optional(Score),
  incidents: z.optional(z.array(Incident)),
  redCards: z.optional(z.tuple([z.int(), z.int()])),
  statisticId: z.optional(z.string()),
  videoId: z.optional(z.string()),
  zoneId: z.optional(z.int()),
  marketsCount: z.int(),
  lock: z.optional(z.string()),
  /**
   * A long-term event, with the number of entrants who can win it. Its name is in `opp1`; `opp2` is empty.
   */
  outcomesCount: z.optional(z.int()),
  pageTypes: z.array(z.string()),
  playersDuel: z.optional(z.record(z.string(), z.unknown())),
  subGames: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
});
export type Game = z.infer<typeof Game>;

/**
 * An outcome to bet on. `typeId` and `groupId`: markets.ts. `coef` 0: no price now. `kind` 7 cannot count for the bonus
 * bet. `period`: the part of the match, absent where the market is about all of it or its group says the part. `lock`:
 * why this one is suspended (lock-reasons.ts), absent where its game says it.
 */
export const Market = z.object({
  id: Id,
  gameId: Id,
  groupId: Id,
  groupName: z.string(),
  typeId: Id,
  kind: z.int(),
  name: z.string(),
  param: z.optional(z.number()),
  playerId: z.optional(Id),
  period: z.optional(z.int()),
  coef: WireOdds,
  isBlocked: z.boolean(),
  lock: z.optional(z.string()),
  isBannedExpress: z.boolean(),
  isMain: z.boolean(),
  sort: z.number(),
});
export type Market = z.infer<typeof Market>;

export const FeedEntities = z.object({
  sports: z.optional(z.array(Sport)),
  champs: z.optional(z.array(Champ)),
  games: z.optional(z.array(Game)),
  markets: z.optional(z.array(Market)),
  /** The picture of a match: `ZoneState` of zone.ts. The code that draws it reads it. */
  zone: z.optional(z.unknown()),
});
export type FeedEntities = z.infer<typeof FeedEntities>;

export const Snapshot = z.object({
  topic: z.string(),
  epoch: z.string(),
  seq: z.int(),
  ts: Millis,
  entities: FeedEntities,
});
export type Snapshot = z.infer<typeof Snapshot>;

const EntityKind = z.enum(['sport', 'champ', 'game', 'market']);

/** A change of the sport. `values` of `odds`: flat pairs of market id and odds in thousandths; 0 means no price now. */
export const EntityOp = z.union([
  z.object({ op: z.literal('odds'), values: z.array(z.int()) }),
  z.object({ op: z.literal('put'), kind: z.literal('sport'), id: Id, value: Sport }),
  z.object({ op: z.literal('put'), kind: z.literal('champ'), id: Id, value: Champ }),
  z.object({ op: z.literal('put'), kind: z.literal('game'), id: Id, value: Game }),
  z.object({ op: z.literal('put'), kind: z.literal('market'), id: Id, value: Market }),
  z.object({ op: z.literal('patch'), kind: EntityKind, id: Id, value: z.record(z.string(), z.unknown()) }),
  z.object({ op: z.literal('del'), kind: EntityKind, id: Id }),
]);
/** Frames about the connection itself. */
export const ControlFrame = z.union([
  z.object({ t: z.literal('hello'), streamId: z.string(), epoch: z.string(), heartbeatMs: z.int() }),
  z.object({ t: z.literal('ping'), ts: Millis }),
  z.object({ t: z.literal('reset'), topic: z.string(), reason: z.enum(['gap', 'epoch', 'overflow']) }),
]);
