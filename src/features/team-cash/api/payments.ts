import { TeamCashAnswer, teamCashPaid } from '@contracts/team-cash';

import { createApiQuery } from '@/shared/api';

/** Team cash counts as activated from four payments on, so one page of this size is enough. */
const pageSize = 100;

/**
 * GET /web-api/team-cash/payments; returns how many are paid. We chose the path: the specification shows the record
 * alone.
 */
export const paymentsQuery = createApiQuery({
  request: () => ({ path: '/web-api/team-cash/payments', query: { page: 1, pageSize } }),
  contract: TeamCashAnswer,
  mapData: ({ data }) => data.filter(({ status_id: status }) => status === teamCashPaid).length,
});
