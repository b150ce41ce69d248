import { ClientConfigAnswer } from '@contracts/client-config';

import { createApiAnswer } from '@/shared/api';

import type { Player } from '../lib/player';

/**
 * GET /web-api/user/client-config. The start reads what decides where players may go and what they must hear at once.
 * The office and the profile read the rest: name, e-mail, phone, documents (`user_*`, `phone_*`), ways of protection,
 * activation. Spec: coupon §3, api §5, BOOT-36.
 */
export const clientConfigFx = createApiAnswer({
  request: () => ({ path: '/web-api/user/client-config' }),
  contract: ClientConfigAnswer,
  mapData: ({ data }): Player => ({
    ban: { level: data.ban_level, version: data.ban_version },
    hasIdentificationBonus: data.is_identification_bonus,
    sessionHoursLeft: data.session_limit_remaining_hours ?? null,
    verifiesOnDeposit: data.show_verification_modal_on_deposit_page,
    isSelfExcluded: data.is_self_excluded,
    isDepositClosed: data.is_deposit_closed ?? data.is_self_excluded,
    verificationStatus: data.verification_status,
    transferRequest: data.transferRequest ?? null,
    hidesBalance: data.user_hide_balance,
    ...(data.display && { display: data.display }),
    ...(data.favourites && { favourites: data.favourites }),
    hiddenSports: { line: data.line_disallow_sports, live: data.live_disallow_sports },
  }),
});
