import { Language } from './bounded.ts';
import { mostParts } from './builder-sports.ts';
import { dataOf, Id, WireOdds } from './common.ts';
import { Market } from './feed.ts';
import { z } from './zod.ts';

export const fewestParts = 2;

/**
 * Outcomes of one match that the player wants to win together. A joined bet in it counts as its parts. `isExplained`:
 * with where the price comes from.
 */
export const BuilderRequest = z.object({
  gameId: Id,
  marketIds: z.array(Id).check(z.minLength(1), z.maxLength(mostParts)),
  lng: Language,
  isExplained: z.optional(z.boolean()),
});

/**
 * Why there is no bet: `few` outcomes, or too `many`; `unfit` ones (`unfit` names them); `impossible`: they cannot all win; `price`:
 * it is too sure or too unlikely for a price; `gone`: an outcome is not on offer.
 */
export const BuilderFault = z.enum(['few', 'many', 'unfit', 'impossible', 'price', 'gone']);
export type BuilderFault = z.infer<typeof BuilderFault>;

/**
 * Where a joint price comes from. `chance`: that all parts win, in thousandths. `margin`: what the house keeps of the fair price, in
 * thousandths. `grid`: final scores from the present one on, by rows of the first side, in thousandths; `won`: how much of a score
 * lets every part about goals win; null where no part is about goals. `isApart`: some parts are about something else.
 */
export const BuilderHow = z.object({
  chance: z.int(),
  margin: z.int(),
  grid: z.nullable(
    z.object({
      from: z.tuple([z.int(), z.int()]),
      rows: z.array(z.array(z.object({ chance: z.int(), won: z.int() }))),
    }),
  ),
  isApart: z.boolean(),
});
export type BuilderHow = z.infer<typeof BuilderHow>;

/**
 * `market`: the joined bet, as any other outcome; `product`: what the single prices would multiply to, null while one of them has
 * none; `parts`: the outcomes as they are now.
 */
export const BuilderAnswer = dataOf(
  z.object({
    market: z.nullable(Market),
    product: z.nullable(WireOdds),
    fault: z.nullable(BuilderFault),
    unfit: z.array(Id),
    parts: z.array(Market),
    how: z.optional(BuilderHow),
  }),
);
export type Built = z.infer<typeof BuilderAnswer>['data'];
