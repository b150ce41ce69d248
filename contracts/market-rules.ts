import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** Bounds of an answer: a rule is read in ten seconds, or it is not read. */
export const marketRulesBounds = { words: 60, examples: 5, facts: 6 } as const;

/**
 * How one outcome is settled. `rule`: in words. `examples`: scores, and the result of the bet with each; empty where a
 * score does not determine it. `facts`: what else counts, a name and a sentence each.
 */
export const MarketRules = z.object({
  rule: z.string(),
  examples: z.array(z.object({ score: z.string(), result: z.string(), isPaid: z.boolean() })),
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type MarketRules = z.infer<typeof MarketRules>;
export const MarketRulesAnswer = dataOf(MarketRules);
