import { z } from '@contracts/zod';

const Race = z.object({
  placed: z.array(z.object({ number: z.int(), name: z.string(), place: z.int(), share: z.int(), coef: z.number() })),
  out: z.array(z.object({ number: z.int(), name: z.string() })),
});
export type Race = z.infer<typeof Race>;

/** The parts of `ResultsAnswer` (contracts/results.ts) that this plugin shows. */
export const Results = z.object({
  data: z.array(
    z.object({
      champ: z.object({ id: z.int(), name: z.string() }),
      games: z.array(
        z.object({
          id: z.int(),
          opp1: z.object({ name: z.string() }),
          opp2: z.object({ name: z.string() }),
          score: z.optional(z.object({ full: z.tuple([z.string(), z.string()]), text: z.string() })),
          finishedAt: z.int(),
          race: z.optional(Race),
        }),
      ),
    }),
  ),
});
export type Champ = z.infer<typeof Results>['data'][number];

export const Sports = z.object({ data: z.array(z.object({ sportId: z.int(), name: z.string() })) });
