import { hash } from '../random.ts';

/** Of two teams of a contest that are equal in all else, the lower lot is first. It is drawn once and for all. */
export const lotOf = (seed: number, contestId: number, teamId: number): number => hash(seed, contestId, teamId);
