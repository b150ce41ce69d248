import { CheckSessionAnswer } from '@contracts/session';

import { createApiQuery } from '@/shared/api';

/**
 * GET /web-api/auth/check-session for a page that knows its player: whose session is it, and has the server ended it?
 * Each caller has a request of their own. No answer leaves everything as it is.
 */
export const createSessionCheck = () =>
  createApiQuery({
    request: () => ({ path: '/web-api/auth/check-session' }),
    contract: CheckSessionAnswer,
    mapData: ({ data }) => ({ userId: data.user_id, isOver: data.user_id === null }),
  });
