import { dataOf, Seconds } from './common.ts';
import { Champ, Game } from './feed.ts';
import { RaceOutcome } from './racing.ts';
import { z } from './zod.ts';

/** A finished game with its final score; a race with its finishing order. */
export const ResultGame = z.extend(Game, { finishedAt: Seconds, race: z.optional(RaceOutcome) });
export type ResultGame = z.infer<typeof ResultGame>;

/** Results of one day by championship, the newest game first. Spec: api §7.2. */
export const ResultsAnswer = dataOf(z.array(z.object({ champ: Champ, games: z.array(ResultGame) })));
export type ResultsAnswer = z.infer<typeof ResultsAnswer>;
