/** A player's messages to their manager, and their ideas. Each gets an answer, here and among the messages. */
import { dataOf, listOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** The most signs of a letter. */
export const letterMaximum = 1000;

/** `answer`: absent while it waits. */
const Letter = z.object({
  id: z.int(),
  at: Seconds,
  text: z.string(),
  answer: z.optional(z.string()),
  answeredAt: z.optional(Seconds),
});
export type Letter = z.infer<typeof Letter>;
export const LetterAnswer = dataOf(Letter);

/** Own ideas, the newest first. */
export const IdeasAnswer = listOf(Letter);

/**
 * The manager of this player. `languages`: two letters each. `hours`: `HH:MM`, days from 1 Monday, hours east of UTC.
 * `letters`: the last of them, the newest first.
 */
export const ManagerAnswer = dataOf(
  z.object({
    name: z.string(),
    languages: z.array(z.string()),
    hours: z.object({ from: z.string(), to: z.string(), days: z.array(z.int()), timeZone: z.number() }),
    isThere: z.boolean(),
    letters: z.array(Letter),
  }),
);
export type Manager = z.infer<typeof ManagerAnswer>['data'];
