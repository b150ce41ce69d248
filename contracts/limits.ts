import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { limitSectionIds } from './protection/sections.ts';
import { z } from './zod.ts';

/**
 * A limit of the player. Money is in units of their main currency. `limitValue` null: no limit is in force (a waiting one
 * may be); limits of play time are in minutes. `limitBalance`: what it still allows now. `pendingValue`: what waits, null for "no limit". A waiting limit may
 * be confirmed from `opensAt` to before `closesAt`; then `needApprove` is true and `startedAt` is that moment. Spec:
 * coupon §4, api §6, decision D-103.
 */
export const Limit = z.object({
  limitType: z.int(),
  limitState: z.enum(['PENDING', 'ACTIVE', 'INACTIVE']),
  limitValue: z.nullable(z.number()),
  limitBalance: z.nullable(z.number()),
  needApprove: z.boolean(),
  startedAt: Seconds,
  endsAt: z.nullable(Seconds),
  availableValues: z.array(z.number()),
  measure: z.enum(['money', 'days', 'hours', 'minutes']),
  type: z.string(),
  /** A server's own name of the limit, and of the values that can be chosen. Row LIM-01. */
  label: z.optional(z.string()),
  options: z.optional(z.array(z.object({ value: z.number(), label: z.string() }))),
  frame: z.optional(z.object({ from: Seconds, until: Seconds })),
  opensAt: z.optional(Seconds),
  closesAt: z.optional(Seconds),
  pendingValue: z.optional(z.nullable(z.number())),
  /** Why it waits without an end: somebody talks to the player first. Row LIM-52. */
  pendingReason: z.optional(z.literal('PENDING_CONTACT')),
  /** The player must choose a value, and has none yet. Row LIM-51. */
  isDemanded: z.optional(z.boolean()),
  /** With a time-out: the products that it stops. Decision D-106. */
  scope: z.optional(z.enum(['deposit', 'play'])),
  /**
   * Of a break. `coming`: it has not begun (row LIM-15). After its end an exclusion waits for the player to ask, and then a
   * while longer (row LIM-58).
   */
  exclusionState: z.optional(z.enum(['coming', 'active', 'ended_waiting', 'cooling', 'over'])),
  returnsAt: z.optional(Seconds),
});
export type Limit = z.infer<typeof Limit>;
export const LimitsAnswer = z.array(Limit);

export const AvailableLimit = z.object({
  limitType: z.int(),
  section: z.enum(limitSectionIds),
  availableValues: z.array(z.number()),
  measure: Limit.shape.measure,
});
export const AvailableLimitsAnswer = dataOf(z.array(AvailableLimit));

/** `limitValue` null takes the limit away. */
export const SetLimitsRequest = z.object({
  limits: z
    .array(z.object({ limitType: z.int(), limitValue: z.nullable(z.number()) }))
    .check(z.minLength(1), z.maxLength(20)),
});

export const LimitQuestion = z.object({
  id: z.int(),
  text: z.string(),
  options: z.array(z.object({ id: z.int(), text: z.string() })),
});
export type LimitQuestion = z.infer<typeof LimitQuestion>;

/** With `questions` a looser value is not requested yet: `testanswers` with `tokenGuid` does that. Row LIM-27. */
export const SetLimitsAnswer = z.object({
  status: z.enum(['ok', 'questions']),
  limitsData: LimitsAnswer,
  questions: z.optional(z.array(LimitQuestion)),
  tokenGuid: z.optional(z.string()),
});
/** Row LIM-28. 131: the questions have expired. */
export const TestAnswersRequest = z.object({
  tokenGuid: text(100),
  answers: z.array(z.object({ questionId: z.int(), optionId: z.int() })).check(z.maxLength(20)),
});
export const TestAnswersAnswer = z.object({
  questionsResult: z.array(z.object({ questionId: z.int(), isRight: z.boolean() })),
  success: z.boolean(),
  limitsData: LimitsAnswer,
});

export const LimitActionRequest = z.object({ action: z.enum(['confirm', 'reject']), limitType: z.int() });
export const LimitActionAnswer = z.object({ title: z.optional(z.string()), status: z.literal('ok') });

/** A time-out is measured from now and cannot be shortened. `hours: 24` is the stop of one press. Rows LIM-53, LIM-54. */
export const TimeOutRequest = z.union([
  z.object({ days: z.int(), scope: z.optional(z.enum(['deposit', 'play'])) }),
  z.object({ hours: z.literal(24) }),
]);
export const BlockUserRequest = z.object({
  days: z.int(),
  brands: z.optional(z.enum(['this', 'all'])),
  reasonId: z.optional(z.int()),
  comment: z.optional(text(1000)),
});
/** When the account opens for somebody who asked to return. Row LIM-58. */
export const ReturnAnswer = dataOf(z.object({ opensAt: Seconds }));
export const BreakAnswer = dataOf(z.object({ endsAt: Seconds }));
export const ReasonsAnswer = dataOf(z.array(z.object({ id: z.int(), text: z.string() })));

/** Which limit stopped a bet or a payment, what it still allows (units of `iso`, the main currency), and when it allows more. Row LIM-44. */
export const LimitStop = z.object({ limitType: z.int(), left: z.number(), iso: z.string(), frameEndsAt: Seconds });
export type LimitStop = z.infer<typeof LimitStop>;
