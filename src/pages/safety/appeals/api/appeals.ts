import { type Appeal as WireAppeal, AppealAnswer, AppealsAnswer } from '@contracts/support';

import { createApiMutation, createApiQuery } from '@/shared/api';

const path = '/support-api/v1/appeals';
/** How many appeals the page shows: nobody may send more within half a day. */
const pageSize = 60;

/** `at`: epoch ms. */
export type Appeal = Omit<WireAppeal, 'at'> & { at: number };
const toAppeal = (appeal: WireAppeal): Appeal => ({ ...appeal, at: appeal.at * 1000 });

/** GET appeals of this browser or player, the newest first. Spec: api §10. */
export const appealsQuery = createApiQuery({
  request: () => ({ path, query: { page: 1, pageSize } }),
  contract: AppealsAnswer,
  mapData: ({ data }): readonly Appeal[] => data.map(toAppeal),
  isOfPage: true,
});

/** POST appeals. */
export const appealMutation = createApiMutation({
  request: (body: { text: string }) => ({ method: 'POST', path, body }),
  contract: AppealAnswer,
  mapData: ({ data }) => toAppeal(data),
});
