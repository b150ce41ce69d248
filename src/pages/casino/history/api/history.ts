import { PlayedRoundsAnswer } from '@contracts/played-rounds';

import { createApiCall, createApiQuery } from '@/shared/api';
import type { Asked, Found } from '@/shared/paged-list';

import { type Filter, queryOf } from '../lib/filter';
import { type Played, toPlayed } from '../lib/played';

const list = {
  request: ({ question, now, page, pageSize }: Asked<Filter>) => ({
    path: '/games-api/v1/rounds',
    query: { ...queryOf(question, now), page, pageSize },
  }),
  contract: PlayedRoundsAnswer,
};

/** GET rounds, page by page, the newest first. Spec: api §10. */
export const roundsQuery = createApiQuery({
  ...list,
  isOfPage: true,
  mapData: ({ data, total_count }, { page }): Found<Played> => ({ rows: data.map(toPlayed), total: total_count, page }),
});
/** The same pages for the file, one after another, as they are on the wire. */
export const sheetPageFx = createApiCall({
  ...list,
  mapData: ({ data, total_count }) => ({ rows: data, total: total_count }),
});
