import { z } from './zod.ts';

/** A bonus is for one of these, never for several. */
const bonusProducts = ['sport', 'casino', 'games'] as const;

const words = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  lead: z.string().check(z.minLength(1), z.maxLength(1000)),
});

/**
 * A bonus that the operator offers among the promotions. `wager`: how many times the player stakes it before it is theirs;
 * card and page say it. `texts`: by language, English always. Row LIM-69.
 */
export const BonusOffer = z.object({
  id: z.string().check(z.regex(/^[a-z\d-]{1,60}$/)),
  product: z.enum(bonusProducts),
  wager: z.int().check(z.minimum(0), z.maximum(1000)),
  texts: z.intersection(z.object({ en: words }), z.record(z.string().check(z.maxLength(5)), words)),
});
export type BonusOffer = z.infer<typeof BonusOffer>;

/**
 * The offers of a site configuration (`bonusOffers`), and its errors as text. `most`: the highest wagering requirement
 * of this country, null where there is no rule.
 */
export function readBonusOffers(given: unknown, most: number | null): { offers: BonusOffer[]; faults: string[] } {
  if (given === undefined) return { offers: [], faults: [] };
  if (!Array.isArray(given)) return { offers: [], faults: ['bonusOffers is no list.'] };
  const faults: string[] = [];
  const offers = given.flatMap((one: unknown, index): BonusOffer[] => {
    const place = `bonusOffers[${String(index)}]`;
    const read = BonusOffer.safeParse(one);
    if (!read.success) {
      const { path = [], message = '' } = read.error.issues[0] ?? {};
      faults.push(`${[place, ...path.map(String)].join('.')}: ${message}.`);
      return [];
    }
    if (most !== null && read.data.wager > most) {
      faults.push(
        `${place}.wager is ${String(read.data.wager)}: a bonus may not be staked more than ${String(most)} times here.`,
      );
      return [];
    }
    return [read.data];
  });
  return { offers, faults };
}
