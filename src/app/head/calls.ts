import { IsoCodesAnswer, SeoPageAnswer } from '@contracts/content';

import type { PageQuery } from '@/features/page-query';
import { createApiQuery } from '@/shared/api';

/** Spec: api §10: an answer about a page holds for ten minutes. */
const pageLifeMs = 10 * 60_000;

/** GET /content-api/v1/page. When it fails, the route's defaults stay. */
export const seoPageQuery = createApiQuery({
  name: 'page',
  request: (query: PageQuery) => ({ path: '/content-api/v1/page', query }),
  contract: SeoPageAnswer,
  mapData: ({ data }, query) => ({ page: data, query }),
  cacheMs: pageLifeMs,
});

/** Country codes by the site's number: `1` → `RU`. Spec: shell §7: "an ISO code map is loaded too". */
export const isoCodesQuery = createApiQuery({
  request: (language: string) => ({ path: '/web-api/geo/iso-codes', query: { lng: language } }),
  contract: IsoCodesAnswer,
  mapData: ({ data }) => new Map(data.map(({ id, iso }) => [id, iso])),
});
