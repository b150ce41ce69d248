import { toMinor } from '@contracts/maths';
import { type LimitEvent, LimitHistoryAnswer } from '@contracts/player-records';

import { createApiQuery } from '@/shared/api';
import { currencyFacts } from '@/shared/lib/money';

/** What happened to a limit. `at`: epoch ms. `from`, `to`: minor units for money, else in `measure`; null: no limit. */
export type Change = Pick<LimitEvent, 'id' | 'at' | 'limitType' | 'what' | 'measure' | 'from' | 'to'>;

/** GET history: page by page, the newest first. `iso`: the main currency. */
export const historyQuery = createApiQuery({
  request: ({ page }: { page: number; iso: string }) => ({
    path: '/limit-service-api/api/external/web/v3/history',
    query: { page, pageSize: 20 },
  }),
  contract: LimitHistoryAnswer,
  mapData: ({ data, total_count, page }, { iso }) => ({
    page,
    total: total_count,
    changes: data.map((event): Change => {
      const read = (value: number | null) =>
        value === null || event.measure !== 'money' ? value : toMinor(value, currencyFacts(iso).digits);
      return { ...event, at: event.at * 1000, from: read(event.from), to: read(event.to) };
    }),
  }),
  isOfPage: true,
});
