import { DebtAnswer, DepositAnswer, DepositsAnswer, LimitChoiceAnswer, PayMethodsAnswer } from '@contracts/cashier';
import { LimitsAnswer, SetLimitsAnswer } from '@contracts/limits';
import { z } from '@contracts/zod';

import { createApiMutation, createApiQuery } from '@/shared/api';

import { toDebt, toDeposit, toMethod } from '../lib/deposit';
import { leastLeft } from '../lib/limit-left';

const base = '/recharge-api/v1';
const limits = '/limit-service-api/api/external/web/v3/limits';

/** GET methods: ways to pay in to this account. Spec: api §9. */
export const methodsQuery = createApiQuery({
  request: ({ accountId }: { accountId: number }) => ({
    path: `${base}/methods`,
    query: { accountId: String(accountId) },
  }),
  isOfPage: true,
  contract: PayMethodsAnswer,
  mapData: ({ data }) => data.map(toMethod),
});

/** GET payments: the last ones, the newest first. */
export const depositsQuery = createApiQuery({
  request: (_: object) => ({ path: `${base}/payments` }),
  isOfPage: true,
  contract: DepositsAnswer,
  mapData: ({ data }) => data.map(toDeposit),
});

/** GET payments/{id}: where one is. */
export const depositQuery = createApiQuery({
  request: ({ id }: { id: string }) => ({ path: `${base}/payments/${encodeURIComponent(id)}` }),
  isOfPage: true,
  contract: DepositAnswer,
  mapData: ({ data }) => toDeposit(data),
});

/** GET debt: what the player owes; the next deposit pays it first. */
export const debtQuery = createApiQuery({
  request: ({ accountId }: { accountId: number }) => ({
    path: `${base}/debt`,
    query: { accountId: String(accountId) },
  }),
  isOfPage: true,
  contract: DebtAnswer,
  mapData: ({ data }) => toDebt(data),
});

/** GET limits: what the limits of deposits still allow. `iso`: the main currency. */
export const limitLeftQuery = createApiQuery({
  request: (_: { iso: string }) => ({ path: limits }),
  isOfPage: true,
  contract: LimitsAnswer,
  mapData: (all, { iso }) => leastLeft(all, iso),
});

/** GET limit-choice: is the player asked about a limit before they pay in? */
export const choiceQuery = createApiQuery({
  request: (_: object) => ({ path: `${base}/limit-choice` }),
  isOfPage: true,
  contract: LimitChoiceAnswer,
  mapData: ({ data }) => data.isChosen,
});

/** POST limit-choice: the player wants no limit for now. */
export const noLimitMutation = createApiMutation({
  request: (_: object) => ({ method: 'POST', byPress: true, path: `${base}/limit-choice`, body: {} }),
  contract: LimitChoiceAnswer,
  mapData: ({ data }) => data.isChosen,
});

/** POST limits: the player's own limits of deposits, units of the main currency by type. */
export const ownLimitMutation = createApiMutation({
  request: ({ wanted }: { wanted: readonly { limitType: number; limitValue: number }[] }) => ({
    method: 'POST',
    byPress: true,
    path: limits,
    body: { limits: wanted },
  }),
  contract: SetLimitsAnswer,
  mapData: ({ status }) => status,
});

/** DELETE cards/{id}: the player wants a saved card forgotten. Row PAY-19. */
export const removeCardMutation = createApiMutation({
  request: ({ id }: { id: string }) => ({
    method: 'DELETE',
    byPress: true,
    path: `${base}/cards/${encodeURIComponent(id)}`,
  }),
  contract: z.unknown(),
  mapData: () => null,
});
