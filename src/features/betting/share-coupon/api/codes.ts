import { CodeAnswer, SaveCodeAnswer, type SaveCodeRequest } from '@contracts/sharing';

import { createApiMutation, createApiQuery } from '@/shared/api';

/** POST /coupon-api/v1/codes: six letters and digits for 30 days. Spec: api §8. */
export const saveCodeMutation = createApiMutation({
  request: (body: SaveCodeRequest) => ({ method: 'POST', path: '/coupon-api/v1/codes', body }),
  contract: SaveCodeAnswer,
  mapData: ({ data }) => data.code,
});

/** GET /coupon-api/v1/codes/{code}. Spec: api §8. */
export const loadCodeQuery = createApiQuery({
  request: ({ code, language }: { code: string; language: string }) => ({
    path: `/coupon-api/v1/codes/${encodeURIComponent(code)}`,
    query: { lng: language },
  }),
  contract: CodeAnswer,
  mapData: ({ data }) => data,
});
