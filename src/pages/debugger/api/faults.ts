import { FaultsAnswer, type Fault, type FeedFaultRequest } from '@contracts/control';
import { z } from '@contracts/zod';

import { createApiMutation, createApiQuery } from '@/shared/api';

const root = '/sandbox-api/v1';

/** GET /sandbox-api/v1/faults: those that no call has met yet. A sandbox without its control API answers 404. Spec: api §11. */
export const faultsQuery = createApiQuery({
  request: (_: undefined) => ({ path: `${root}/faults` }),
  contract: FaultsAnswer,
  mapData: ({ data }) => data,
});

const nothing = z.undefined();

export const addFaultMutation = createApiMutation({
  request: (fault: Fault) => ({ method: 'POST', path: `${root}/faults`, body: [fault] }),
  contract: nothing,
  mapData: () => undefined,
});

export const liftFaultsMutation = createApiMutation({
  request: (_: undefined) => ({ method: 'DELETE', path: `${root}/faults` }),
  contract: nothing,
  mapData: () => undefined,
});

export const feedFaultMutation = createApiMutation({
  request: (fault: FeedFaultRequest) => ({ method: 'POST', path: `${root}/feed`, body: fault }),
  contract: nothing,
  mapData: () => undefined,
});
