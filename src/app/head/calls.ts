import { IsoCodesAnswer, SeoPageAnswer } from '@contracts/content';

import { createApiQuery } from '@/shared/api';
import type { PageQuery } from '@/features/page-query';

/** Spec: api §10: what is said of a page holds for ten minutes. */
const pageLifeMs = 10 * 60_000;

/** GET /content-api/v1/page. A failure costs the page nothing: the defaults of the route stand. */
export const seoPageQuery = createApiQuery({
  request: (query: PageQuery) => ({ path: '/content-api/v1/page', query }),
  contract: SeoPageAnswer,
  mapData: ({ data }, query) => ({ page: data, query }),
  cacheMs: pageLifeMs,
});

/** Countries of the site by their number: `1` → `RU`. Spec: shell §7: "an ISO code map is loaded too". */
export const isoCodesQuery = createApiQuery({
  request: (language: string) => ({ path: '/web-api/geo/iso-codes', query: { lng: language } }),
  contract: IsoCodesAnswer,
  mapData: ({ data }) => new Map(data.map(({ id, iso }) => [id, iso])),
});
