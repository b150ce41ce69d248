import { dataOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/** `language`: the language of the text, where it is not translated into the language of the page. */
const heading = { title: z.string(), lead: z.string(), language: z.optional(z.string()) };
/** Plain text, never markup. */
const paragraphs = z.array(z.string());

/** The subject of an article. */
const Topic = z.enum(['product', 'sport', 'casino', 'payments', 'protection']);
export type NewsTopic = z.infer<typeof Topic>;
export const newsTopics = Topic.options;

/** `minutes`: of reading. */
const newsHeading = { slug: z.string(), publishedAt: Seconds, topic: Topic, minutes: z.int(), ...heading };
const Chapter = z.object({ title: z.string(), paragraphs });
const NewsLink = z.object({ title: z.string(), path: z.string() });

export const NewsListAnswer = dataOf(z.array(z.object(newsHeading)));
export const NewsAnswer = dataOf(
  z.object({
    ...newsHeading,
    chapters: z.array(Chapter),
    links: z.optional(z.array(NewsLink)),
  }),
);
export type NewsArticle = z.infer<typeof NewsAnswer>['data'];

/** A sum, a date or a short text in large letters, and a line that completes it. */
const Stated = z.object({ figure: z.string(), note: z.string() });

const Product = z.enum(['sport', 'casino', 'games', 'any']);
export type PromotionProduct = z.infer<typeof Product>;

/**
 * The three rows that every promotion has. `until` null: it has no end. `terms`: what a bonus asks for, in a sentence. Row LIM-69.
 * `state`: of the player who asks.
 */
const promotionHeading = {
  id: z.string(),
  ...heading,
  product: Product,
  gives: Stated,
  costs: Stated,
  until: z.nullable(Seconds),
  untilNote: z.string(),
  terms: z.optional(z.string()),
  state: z.optional(z.enum(['chosen', 'running', 'done'])),
};
export type PromotionState = NonNullable<z.infer<z.ZodMiniObject<typeof promotionHeading>>['state']>;

/**
 * The worth of a bonus, for the calculator on the page. `amount`: its most, units of `iso`, which has so many `digits`.
 * The house keeps `part` in `of` of all stakes; `margin`: the same as a percentage that its makers name, of prices in
 * sport, of stakes in games. `bets`: so many equal ones, for the spread.
 */
const Deal = z.object({
  iso: z.string(),
  digits: z.int(),
  amount: WireMoney,
  wager: z.int(),
  days: z.int(),
  part: z.int(),
  of: z.int(),
  margin: z.number(),
  bets: z.int(),
});
export type PromotionDeal = z.infer<typeof Deal>;

/** `choice`: the value of the setting `first_deposit_bonus_type` that selects it. */
export const PromotionListAnswer = dataOf(z.array(z.object(promotionHeading)));
export type PromotionCard = z.infer<typeof PromotionListAnswer>['data'][number];
export const PromotionAnswer = dataOf(
  z.object({
    ...promotionHeading,
    paragraphs,
    conditions: z.array(z.object({ title: z.string(), text: z.string() })),
    deal: z.optional(Deal),
    choice: z.optional(z.int()),
    link: z.optional(NewsLink),
  }),
);
export type Promotion = z.infer<typeof PromotionAnswer>['data'];
