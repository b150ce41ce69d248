import { firstHalfGroups } from '../contracts/first-half-groups.ts';
import { boardGroups } from '../contracts/markets.ts';

const lineGroups: ReadonlySet<number> = new Set<number>(
  [boardGroups, firstHalfGroups].flatMap(({ result, total, handicap }) => [...result, ...total, ...handicap]),
);

/** Stands in a column of a board: handicap, total or result of the match or its first half. Row ASIA-01. */
export const isLineGroup = (groupId: number): boolean => lineGroups.has(groupId);
