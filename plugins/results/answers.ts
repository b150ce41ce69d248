import { z } from '@contracts/zod';

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
        }),
      ),
    }),
  ),
});
export type Champ = z.infer<typeof Results>['data'][number];

export const Sports = z.object({ data: z.array(z.object({ sportId: z.int(), name: z.string() })) });
