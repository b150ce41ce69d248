import { TEAM_CASH_PAID, TeamCashAnswer } from '@contracts/team-cash';

import { createApiQuery } from '@/shared/api';

/** More than four are as good as activated. */
const pageSize = 100;

/** GET /web-api/team-cash/payments, as the number of those that are paid. The path is ours: the specification shows the record alone. */
export const paymentsQuery = createApiQuery({
  request: () => ({ path: '/web-api/team-cash/payments', query: { page: 1, pageSize } }),
  contract: TeamCashAnswer,
  mapData: ({ data }) => data.filter(({ status_id: status }) => status === TEAM_CASH_PAID).length,
});
