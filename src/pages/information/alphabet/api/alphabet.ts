import { type Alphabet, AlphabetAnswer } from '@contracts/alphabet';

import { createApiQuery } from '@/shared/api';

/** GET /content-api/v1/alphabet: the terms in a language. Spec: api §10. */
export const alphabetQuery = createApiQuery({
  name: 'alphabet',
  request: (language: string) => ({ path: '/content-api/v1/alphabet', query: { lng: language } }),
  contract: AlphabetAnswer,
  mapData: ({ data }, of): Alphabet & { of: string } => ({ ...data, of }),
  retry: { times: 2, delayMs: 1000 },
  cacheMs: 10 * 60_000,
  isOfPage: true,
});
