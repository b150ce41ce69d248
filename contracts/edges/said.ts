/** What a publisher of matches says to edges. Each piece of a list stands for itself: a wrong one is left out alone. */
import { text } from '../bounded.ts';
import { Id, Millis } from '../common.ts';
import { lockReasons } from '../lock-reasons.ts';
import { z } from '../zod.ts';
import { EdgeChamp, EdgeMarket, EdgeMatch, EdgeSport } from './entities.ts';

/** The most pieces of each list. A list that is longer is refused whole. */
export const most = {
  ops: 1000,
  prices: 20_000,
  sports: 1000,
  champs: 20_000,
  games: 50_000,
  markets: 20_000,
  asked: 5000,
};

/** `core`: the fencing number. `n`: number of the last operations that are in this. `at`: ms of the publisher's clock. */
const stamp = { core: z.int().check(z.positive()), n: z.int().check(z.nonnegative()), at: Millis };

const list = (max: number) => z.array(z.unknown()).check(z.maxLength(max));
const listOf = <S extends z.ZodMiniType>(piece: S, max: number) => z.array(piece).check(z.maxLength(max));

const kind = z.enum(['sport', 'champ', 'game', 'market']);
const put = <K extends string, S extends z.ZodMiniType>(named: K, value: S) =>
  z.object({ op: z.literal('put'), kind: z.literal(named), id: Id, value });

/** Flat: number of the outcome, odds in thousandths, number, odds … 0: no price now. */
const OddsOp = z.object({ op: z.literal('odds'), values: listOf(z.int(), most.prices) });
export const puts = {
  sport: put('sport', EdgeSport),
  champ: put('champ', EdgeChamp),
  game: put('game', EdgeMatch),
  market: put('market', EdgeMarket),
};
/** Whether an outcome is suspended, and why (contracts/lock-reasons.ts). */
export const PatchOp = z.object({
  op: z.literal('patch'),
  kind: z.literal('market'),
  id: Id,
  value: z.object({ isBlocked: z.boolean(), lock: z.optional(z.nullable(z.enum(lockReasons))) }),
});
/** Of a match: its outcomes go with it. */
export const DelOp = z.object({ op: z.literal('del'), kind, id: Id });
export const EdgeOp = z.union([OddsOp, puts.sport, puts.champ, puts.game, puts.market, PatchOp, DelOp]);

/** A sport and a competition that have a list, with matches or without. */
export const ListPair = z.tuple([Id, Id]);

/** Envelopes, as both sides look at them first: their pieces are looked at one by one. */
export const envelopes = {
  beat: z.object({ t: z.literal('beat'), ...stamp }),
  ops: z.object({ t: z.literal('ops'), ...stamp, ops: list(most.ops) }),
  all: z.object({
    t: z.literal('all'),
    ...stamp,
    entities: z.object({ sports: list(most.sports), champs: list(most.champs), games: list(most.games) }),
    lists: list(most.champs),
  }),
  markets: z.object({ t: z.literal('markets'), ...stamp, games: list(most.asked) }),
  again: z.object({ t: z.literal('again'), ...stamp }),
};
export const MarketsOfMatch = z.object({ id: Id, markets: list(most.markets) });

/** The same messages with all of their pieces, as the published contract shows them. */
export const messages = {
  beat: envelopes.beat,
  ops: z.object({ t: z.literal('ops'), ...stamp, ops: listOf(EdgeOp, most.ops) }),
  all: z.object({
    t: z.literal('all'),
    ...stamp,
    entities: z.object({
      sports: listOf(EdgeSport, most.sports),
      champs: listOf(EdgeChamp, most.champs),
      games: listOf(EdgeMatch, most.games),
    }),
    lists: listOf(ListPair, most.champs),
  }),
  markets: z.object({
    t: z.literal('markets'),
    ...stamp,
    games: listOf(z.object({ id: Id, markets: listOf(EdgeMarket, most.markets) }), most.asked),
  }),
  again: envelopes.again,
};

/** It stands in a subject of NATS. */
export const EdgeId = text(64).check(z.regex(/^[\w-]{1,64}$/));
