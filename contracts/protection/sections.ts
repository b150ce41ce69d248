import { limitKinds, limitTypeOf, limitTypes } from './limit-kinds.ts';

type LimitSection = (typeof limitKinds)[keyof typeof limitKinds]['section'];

/** The sections of limits, in the order in which a page shows them. Rows LIM-10, LIM-43. */
export const limitSectionIds = [...new Set(Object.values(limitKinds).map(({ section }) => section))] as [
  LimitSection,
  ...LimitSection[],
];

/** The types that belong to a section, in the order of the page. */
export const typesIn = (section: LimitSection): number[] =>
  limitTypes.filter((one) => one.section === section).map(({ type }) => type);

/** The section of a type; what nobody knows is extra. */
export const sectionOf = (limitType: number): LimitSection =>
  (limitTypeOf(limitType)?.section as LimitSection | undefined) ?? 'EXTRA_LIMITS';
