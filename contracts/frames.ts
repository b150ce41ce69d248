/**
 * Everything that comes over the stream: the sport, and values of the player. The host reads the sport (feed.ts), and
 * models of the player read those values.
 */
import { Balance } from './account.ts';
import { Id, Millis, Seconds } from './common.ts';
import { Coupon } from './coupon.ts';
import { ControlFrame, EntityOp } from './feed.ts';
import { Order } from './orders.ts';
import { PaymentPush } from './payment-push.ts';
import { SaleOffers } from './sale.ts';
import { SharedRound } from './shared-rounds.ts';
import { Tournament } from './tournaments.ts';
import { z } from './zod.ts';
import { ZoneOp } from './zone.ts';

/**
 * `ownLimits`: the player changed their limits themselves, so they get no message. `config`: the client config changed,
 * or a ban, an exclusion or the verification in it. `at` makes each change a new one.
 */
const PlayerChange = z.enum(['config', 'limits', 'terms', 'ownLimits']);
export type PlayerChange = z.infer<typeof PlayerChange>;
const PlayerEvent = z.object({ changed: PlayerChange, at: Millis });

/** So much of a limit is used. `used`, `of`: units of the main currency. `text`: in the language of the page. Row LIM-50. */
const LimitWarning = z.object({
  type: z.int(),
  used: z.number(),
  of: z.number(),
  percent: z.int(),
  text: z.string(),
});

/** The content of the topic `user` besides the sport: whole values, pushed when they change. */
export const UserEvent = z.union([
  z.object({ op: z.literal('put'), kind: z.literal('balance'), id: Id, value: Balance }),
  z.object({ op: z.literal('put'), kind: z.literal('coupon'), id: z.string(), value: Coupon }),
  z.object({ op: z.literal('put'), kind: z.literal('order'), id: z.string(), value: Order }),
  z.object({ op: z.literal('put'), kind: z.literal('sale'), id: z.literal('offers'), value: SaleOffers }),
  z.object({
    op: z.literal('put'),
    kind: z.literal('session'),
    id: Id,
    // `endsAt`: of an exclusion, Unix seconds; null when it has no end.
    value: z.object({ isOpen: z.boolean(), reason: z.string(), endsAt: z.optional(z.nullable(Seconds)) }),
  }),
  z.object({ op: z.literal('put'), kind: z.literal('player'), id: Id, value: PlayerEvent }),
  // Another tab has answered the reality check of this session, or the player set another limit in time.
  z.object({ op: z.literal('put'), kind: z.literal('play'), id: Id, value: z.object({ at: Millis }) }),
  // Messages that the player must receive at once. `wrongCodes`: somebody tried codes with the player's password or
  // number.
  z.object({
    op: z.literal('put'),
    kind: z.literal('security'),
    id: Id,
    value: z.object({ kind: z.literal('wrongCodes'), at: Millis }),
  }),
  z.object({ op: z.literal('put'), kind: z.literal('limit'), id: Id, value: LimitWarning }),
  z.object({ op: z.literal('put'), kind: z.literal('payment'), id: z.string(), value: PaymentPush }),
]);
export type UserEvent = z.infer<typeof UserEvent>;

/**
 * The content of topics of shared rounds and of tournaments: the whole round or table, whenever it changes. Rows
 * LOTTO-03, CAS-13.
 */
const SharedEvent = z.object({
  op: z.literal('put'),
  kind: z.literal('shared'),
  id: Id,
  value: z.union([SharedRound, Tournament]),
});
export type SharedEvent = z.infer<typeof SharedEvent>;

export const FeedOp = z.union([EntityOp, UserEvent, SharedEvent, ZoneOp]);
export type FeedOp = z.infer<typeof FeedOp>;

export const Delta = z.object({
  t: z.literal('delta'),
  topic: z.string(),
  epoch: z.string(),
  seq: z.int(),
  ts: Millis,
  ops: z.array(FeedOp),
});
export type Delta = z.infer<typeof Delta>;

export const ServerFrame = z.union([ControlFrame, Delta]);
export type ServerFrame = z.infer<typeof ServerFrame>;

/** One socket message holds the frames of one batch of 100 ms. */
export const ServerMessage = z.union([ServerFrame, z.array(ServerFrame)]);
