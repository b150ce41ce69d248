import { ClientConfigAnswer } from '@contracts/client-config';

import { createApiCall } from '@/shared/api';

import type { Player } from '../lib/player';

/** GET /web-api/user/client-config. Spec: coupon §3, api §5. */
export const clientConfigFx = createApiCall({
  request: () => ({ path: '/web-api/user/client-config' }),
  contract: ClientConfigAnswer,
  mapData: ({ data }): Player => ({
    ban: { level: data.ban_level, version: data.ban_version },
    hasIdentificationBonus: data.is_identification_bonus,
    sessionHoursLeft: data.session_limit_remaining_hours ?? null,
    verifiesOnDeposit: data.show_verification_modal_on_deposit_page,
  }),
});
