import { TransferCodeChecked, TransferCodeSent, TransferDone } from '@contracts/transfer';

import { createApiMutation } from '@/shared/api';

const root = '/web-api/api/internal/v1/account/user-transfer';
const path = (step: string, request: string) => `${root}/${step}/${encodeURIComponent(request)}`;

/** `code`: of the country, with its plus. `number`: digits without it. */
type Phone = { request: string; code: string; number: string };
export type Move = { redirectToken: string; key: string };

/** The three steps of the move. Spec: coupon §7, rows TRANS-02 to TRANS-04. */
export const sendCodeMutation = createApiMutation({
  request: ({ request, code, number }: Phone) => ({
    ...{ method: 'POST' as const, path: path('send-code', request) },
    // A page that draws its own check puts its answer here; ours goes in the header.
    body: { country_code: code, phone: number, captcha: '' },
  }),
  contract: TransferCodeSent,
  mapData: () => undefined,
});
export const checkCodeMutation = createApiMutation({
  request: ({ request, code }: { request: string; code: string }) => ({
    ...{ method: 'POST' as const, path: path('check-code', request), body: { code } },
  }),
  contract: TransferCodeChecked,
  mapData: ({ data }) => data.redirectToken,
});
/** `key` is a UUID of this one move: asked again with it, the backend tells the same. */
export const userDataMutation = createApiMutation({
  request: ({ redirectToken, key }: Move) => ({
    ...{ method: 'POST' as const, path: `${root}/user-data`, idempotencyKey: key, body: { redirectToken } },
  }),
  contract: TransferDone,
  mapData: ({ user: { id, password } }) => ({ id: String(id), password }),
});
