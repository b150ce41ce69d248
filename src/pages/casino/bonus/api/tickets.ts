import { BonusTicketsAnswer } from '@contracts/bonus-tickets';

import { createApiQuery } from '@/shared/api';

import { toTickets } from '../lib/round';

/** GET bonus-games: tickets, prizes with their odds, the last rounds. */
export const ticketsQuery = createApiQuery({
  request: () => ({ path: '/games-api/v1/bonus-games' }),
  isOfPage: true,
  contract: BonusTicketsAnswer,
  mapData: ({ data }) => toTickets(data),
});
