import { largestBalance, realityCheck, selfExclusion, sessionLimit, timeOut } from './kinds.ts';

/**
 * The sections of limits, in the order in which a page shows them, each with the types that belong to it. Deposits stand
 * first: only gross deposits may be called a deposit limit, and none may be more prominent. Rows LIM-02, LIM-03, LIM-10,
 * LIM-43.
 */
export const limitSections = {
  DEPOSIT_LIMITS: [20, 21, 22],
  EXTRA_LIMITS: [timeOut, selfExclusion, sessionLimit, 37, 40, 41, 42, largestBalance],
  REALITY_CHECKS: [realityCheck],
  WAGERING_LIMITS: [1, 2, 3],
  LOSS_LIMITS: [10, 11, 12],
} as const satisfies Record<string, readonly number[]>;

type LimitSection = keyof typeof limitSections;
export const limitSectionIds = Object.keys(limitSections) as [LimitSection, ...LimitSection[]];

/** The section of a type; what nobody knows is extra. */
export const sectionOf = (limitType: number): LimitSection =>
  limitSectionIds.find((id) => (limitSections[id] as readonly number[]).includes(limitType)) ?? 'EXTRA_LIMITS';
