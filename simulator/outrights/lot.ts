import { hash } from '../random.ts';

/** Where two teams of a contest are equal in all else, the lower lot goes first. It is drawn once and for all. */
export const lotOf = (seed: number, contestId: number, teamId: number): number => hash(seed, contestId, teamId);
