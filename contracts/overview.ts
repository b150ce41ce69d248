/** The first page of a player's office. Money: units of `iso`; times: Unix seconds. */
import { accountStates } from './account-state.ts';
import { Owed } from './cashier.ts';
import { dataOf, Seconds, WireMoney } from './common.ts';
import { protectionWays } from './protection-level.ts';
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
/** `name`: in the language of the call. `endsAt`: of a period that ends by itself, null of one that rolls. */
const LimitLeft = z.object({
  limitType: z.int(),
  name: z.string(),
  iso: z.string(),
  used: WireMoney,
  of: WireMoney,
  endsAt: z.nullable(Seconds),
});
const Letter = z.object({ id: z.int(), at: Seconds, title: z.string(), isRead: z.boolean() });

/**
 * `open`: by currency. `bets`, `messages`: the last few, the newest first. `limits`: of money, in force now.
 * `nextStep`: what raises the level of protection most; null: all is done. `missing`: unconfirmed contacts.
 * `daysToActivate`: the account wants it in so many days; null: it waits for nothing. `states`: the gravest first.
 */
export const Overview = z.object({
  open: z.array(OpenStake),
  bets: z.array(LastBet),
  limits: z.array(LimitLeft),
  messages: z.array(Letter),
  unread_count: z.int(),
  protection_level: z.number(),
  nextStep: z.nullable(z.object({ way: z.enum(protectionWays), points: z.int() })),
  isVerified: z.boolean(),
  needsIdentification: z.boolean(),
  missing: z.array(z.enum(['email', 'phone'])),
  daysToActivate: z.nullable(z.int()),
  states: z.array(z.enum(accountStates)),
  owed: Owed,
});
export type Overview = z.infer<typeof Overview>;
export const OverviewAnswer = dataOf(Overview);
