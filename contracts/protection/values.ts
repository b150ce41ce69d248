import { z } from '../zod.ts';

const seconds = (least: number) => z.int().check(z.minimum(least), z.maximum(366 * 86_400));
/** A looser limit or a return after an exclusion takes effect after a day at least, in every country. */
const aDay = seconds(86_400);
/** Every player can leave for half a year. */
const halfYear = 180;
const days = z.array(z.int().check(z.minimum(1), z.maximum(3650))).check(z.minLength(1), z.maxLength(20));
const cycle = z.int().check(z.minimum(0), z.maximum(60_000));
const euros = z.int().check(z.minimum(0), z.maximum(1_000_000));
const link = z.object({
  name: z.string().check(z.maxLength(80)),
  url: z.string().check(z.maxLength(300), z.regex(/^https:\/\//)),
});

/**
 * The operator's settings for their country, field by field. Each is read by itself: a wrong one affects only itself.
 */
export const protectionFields = {
  /** How long a looser limit waits, and how long the player may then say yes. Seconds. Row LIM-40. */
  increaseDelaySec: aDay,
  approveSec: seconds(3600),
  /** False: what has waited holds by itself. */
  mustConfirm: z.boolean(),
  /** How limits count time. Row LIM-45. */
  depositFrame: z.enum(['fixed', 'rolling']),
  /** Types of limits without which the player cannot deposit or play. Until they are chosen they allow nothing. Row LIM-51. */
  mustChoose: z.array(z.int()).check(z.maxLength(20)),
  /** The most that a limit may be, in euros. It holds for players who have set nothing, unless they must choose. */
  maxima: z.array(z.object({ limitType: z.int(), amount: euros })).check(z.maxLength(20)),
  /** May a player ask for more than that? `afterTest`: with a test, a longer wait, and not often. */
  aboveMaxima: z.enum(['never', 'afterTest']),
  /** The wait above the maxima from the second time on, and the shortest time between two. Seconds. */
  laterDelaySec: aDay,
  increaseGapSec: seconds(0),
  /** When questions come before a looser limit. Row LIM-28. */
  questions: z.enum(['never', 'always', 'aboveMaxima']),
  /** Is the player asked whether they are ready to lose the sum? Row LIM-47. */
  askReadyToLose: z.boolean(),
  /** A deposit limit above so many euros a month needs a talk first; players below an age have less. Row LIM-52. */
  contactAbove: z.nullable(euros),
  contactAboveYoung: z.nullable(euros),
  /** Above so many euros a month a talk is not enough: the player must have shown documents too. Row LIM-52. */
  meansAbove: z.nullable(euros),
  meansAboveYoung: z.nullable(euros),
  youngBelowAge: z.int().check(z.minimum(0), z.maximum(100)),
  /** Minutes between two reality checks at most; null: the player chooses, or has none. Decision D-114, row LIM-64. */
  realityCheckMinutes: z.nullable(z.int().check(z.minimum(5), z.maximum(60))),
  /** Minutes without play after each reality check. */
  realityPauseMinutes: z.int().check(z.minimum(0), z.maximum(60)),
  /**
   * How many hours after the report of their 30-day stakes, wins and losses players read it again; null: no rule. Row
   * LIM-65.
   */
  summaryHours: z.nullable(z.int().check(z.minimum(1), z.maximum(744))),
  /** What a player can choose. Rows LIM-21, LIM-22. */
  sessionHours: z.array(z.int().check(z.minimum(1), z.maximum(24))).check(z.minLength(1), z.maxLength(24)),
  realityCheckChoices: z.array(z.int().check(z.minimum(1), z.maximum(60))).check(z.minLength(1), z.maxLength(20)),
  /** How long a round takes at least, from its start to the start of the next one. Milliseconds. Row LIM-66. */
  slotCycleMs: cycle,
  gameCycleMs: cycle,
  /** May rounds of a game follow by themselves, with a loss stop? Row CAS-11, decision D-421. */
  autoPlay: z.boolean(),
  /** The percentage of a limit at which the player gets a message. Row LIM-50. */
  warningPercents: z.array(z.int().check(z.minimum(1), z.maximum(100))).check(z.minLength(1), z.maxLength(10)),
  /** Months between two reminders to look at the limits. Row LIM-49. */
  reminderMonths: z.int().check(z.minimum(1), z.maximum(12)),
  timeOutDays: days,
  /** Below `selfExclusionMinDays` an exclusion is called a break and ends by itself (decision D-105). */
  exclusionDays: days.check(z.refine((offered) => offered.some((count) => count >= halfYear))),
  selfExclusionMinDays: z.int().check(z.minimum(1), z.maximum(halfYear)),
  /** How long somebody waits who asks to return after the end. Row LIM-58. */
  returnCoolingSec: aDay,
  /** How long a written request to end an exclusion early waits; null: it cannot be requested. Row LIM-57. */
  earlyReturnSec: z.nullable(aDay),
  /** Is the player asked whether they leave every brand of the company? Row LIM-61. */
  askForBrands: z.boolean(),
  /** May a player let the stake of a slip follow what is allowed at most? Row LIM-67, decision D-110. */
  autoMax: z.boolean(),
  /** The highest wagering requirement of a bonus; null: no rule. Row LIM-69. */
  maxBonusWager: z.nullable(z.int().check(z.minimum(0), z.maximum(1000))),
  /** Registers and software that keep from gambling elsewhere too. */
  blockingLinks: z.array(link).check(z.maxLength(10)),
};

export type Protection = { readonly [Name in keyof typeof protectionFields]: z.infer<(typeof protectionFields)[Name]> };
