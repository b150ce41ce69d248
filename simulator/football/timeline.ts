import { drawFootball, type Timeline } from '../../contracts/virtual/football.ts';
import type { Pair } from '../match.ts';
import { createRandom } from '../random.ts';

export * from '../../contracts/virtual/football.ts';

/** The match of a seed. */
export const playFootball = (seed: number, expected: Pair): Timeline => drawFootball(createRandom(seed), expected);
