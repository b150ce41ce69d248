import { type Fault, FaultsAnswer, type FeedFaultRequest } from '@contracts/control';
import { z } from '@contracts/zod';

import { createApiMutation, createApiQuery } from '@/shared/api';

const root = '/sandbox-api/v1';

/**
 * GET /sandbox-api/v1/faults: the faults that wait for a call. A sandbox without its control API answers 404. Spec: api
 * §11.
 */
export const faultsQuery = createApiQuery({
  request: () => ({ path: `${root}/faults` }),
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
  request: () => ({ method: 'DELETE', path: `${root}/faults` }),
  contract: nothing,
  mapData: () => undefined,
});

export const feedFaultMutation = createApiMutation({
  request: (fault: FeedFaultRequest) => ({ method: 'POST', path: `${root}/feed`, body: fault }),
  contract: nothing,
  mapData: () => undefined,
});
