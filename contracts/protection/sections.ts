import { limitKinds, limitNames, type LimitSection, limitTypeOf } from './limit-kinds.ts';

/** The sections of limits, in the order in which a page shows them. Rows LIM-10, LIM-43. */
export const limitSectionIds = [...new Set(limitNames.map((name) => limitKinds[name].section))] as [
  LimitSection,
  ...LimitSection[],
];

/** The section of a type; an unknown type is extra. */
export const sectionOf = (limitType: number): LimitSection => limitTypeOf(limitType)?.section ?? 'EXTRA_LIMITS';
