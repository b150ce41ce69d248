/** What a player sees first in their office. Money: units of `iso`; times: Unix seconds. */
import { dataOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

const OpenStake = z.object({ iso: z.string(), count: z.int(), stake: WireMoney });
/** `name`: of its first bet; `count`: how many bets. `payout`: null while it is open. */
const LastBet = z.object({
  id: z.string(),
  placedAt: Seconds,
  name: z.string(),
  count: z.int(),
  iso: z.string(),
  stake: WireMoney,
  state: z.enum(['open', 'pending', 'settled', 'sold', 'refused']),
  payout: z.nullable(WireMoney),
});
/** `name`: in the language of the call. `endsAt`: of a stretch that ends by itself, null of one that moves on. */
const LimitLeft = z.object({
  limitType: z.int(),
  name: z.string(),
  iso: z.string(),
  used: WireMoney,
  of: WireMoney,
  endsAt: z.nullable(Seconds),
});
const Letter = z.object({ id: z.int(), at: Seconds, title: z.string(), isRead: z.boolean() });

/** `open`: by currency. `bets`, `messages`: the last few, the newest first. `limits`: of money, in force now. */
export const Overview = z.object({
  open: z.array(OpenStake),
  bets: z.array(LastBet),
  limits: z.array(LimitLeft),
  messages: z.array(Letter),
  unread_count: z.int(),
  protection_level: z.number(),
  isVerified: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;
export const OverviewAnswer = dataOf(Overview);
