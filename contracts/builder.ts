import { Language } from './bounded.ts';
import { mostParts } from './builder-sports.ts';
import { dataOf, Id, WireOdds } from './common.ts';
import { Market } from './feed.ts';
import { z } from './zod.ts';

export const fewestParts = 2;

/** Outcomes of one match that the player wants to win together. */
export const BuilderRequest = z.object({
  gameId: Id,
  marketIds: z.array(Id).check(z.minLength(1), z.maxLength(mostParts)),
  lng: Language,
});

/**
 * Why there is no bet: `few` outcomes; `unfit` ones (`unfit` names them); `impossible`: they cannot all win; `price`: it is
 * too sure or too unlikely for a price; `gone`: an outcome is not on offer.
 */
export const BuilderFault = z.enum(['few', 'unfit', 'impossible', 'price', 'gone']);
export type BuilderFault = z.infer<typeof BuilderFault>;

/** `market`: the joined bet, as any other outcome; `product`: what the single prices would multiply to. */
export const BuilderAnswer = dataOf(
  z.object({
    market: z.nullable(Market),
    product: z.nullable(WireOdds),
    fault: z.nullable(BuilderFault),
    unfit: z.array(Id),
  }),
);
export type Built = z.infer<typeof BuilderAnswer>['data'];
