/** The server's record of a player's play and limits, for them to read. */
import { dataOf, listOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/**
 * `GET /web-api/user/summary?days=30`: sums from the ledger since `from`, in the main currency, without bonus money.
 * `stakes`: without returned stakes. `wins`: payouts and sales. `losses`: stakes minus wins, at least 0.
 * `netDeposits`: all deposits ever minus all withdrawals ever. Rows LIM-65, LIM-72.
 */
export const UserSummary = z.object({
  iso: z.string(),
  days: z.int(),
  from: Seconds,
  stakes: WireMoney,
  wins: WireMoney,
  losses: WireMoney,
  deposits: WireMoney,
  netDeposits: WireMoney,
});
export type UserSummary = z.infer<typeof UserSummary>;
export const UserSummaryAnswer = dataOf(UserSummary);

/**
 * One thing that happened to a limit or a break. `what`: `set` holds from then on, `asked` waits, `confirm` and `reject`
 * answer what waits, `break` begins a rest. `from`, `to`: in `measure`; null is no limit. New values may be added.
 */
const LimitEvent = z.object({
  id: z.int(),
  at: Seconds,
  limitType: z.int(),
  what: z.string(),
  measure: z.enum(['money', 'days', 'hours', 'minutes']),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
});
export type LimitEvent = z.infer<typeof LimitEvent>;
/** The newest first. */
export const LimitHistoryAnswer = listOf(LimitEvent);

/** Messages of the site to the player, in the language of the call, the newest first. Spec: api §9. */
const PlayerMessage = z.object({
  id: z.int(),
  /** Its subject: limit, review, device, password … A page does not know all of them. */
  kind: z.string(),
  at: Seconds,
  title: z.string(),
  text: z.string(),
  isRead: z.boolean(),
});
export type PlayerMessage = z.infer<typeof PlayerMessage>;
/** The subjects of messages: payments; account, devices and documents; limits; answers to what the player wrote. */
export const messageTopics = ['money', 'account', 'limits', 'answers'] as const;
export type MessageTopic = (typeof messageTopics)[number];

/**
 * `GET /office-api/v1/messages?about=money&q=card&before=17`. `total_count`: those older than `before` that are about it and have
 * all the words. `counts`: all with the words, by what the call may ask for. `unread_count`: of all messages, whatever it asks.
 */
export const MessagesAnswer = z.object({
  ...listOf(PlayerMessage).shape,
  unread_count: z.int(),
  counts: z.object({
    ...{ all: z.int(), unread: z.int() },
    ...{ money: z.int(), account: z.int(), limits: z.int(), answers: z.int() },
  }),
});
export type MessagesAnswer = z.infer<typeof MessagesAnswer>;

/** Has the player not looked at their limits for half a year? Row LIM-49. */
export const ReviewAnswer = dataOf(z.object({ isDue: z.boolean() }));
