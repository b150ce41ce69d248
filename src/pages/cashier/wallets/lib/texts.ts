import { errorCodes } from '@contracts/common';

import type { TextKey } from '@/shared/i18n';

/** Why the server moved nothing, in words. */
const refusals: ReadonlyMap<number, TextKey> = new Map<number, TextKey>([
  [errorCodes.rateChanged, 'wallets.refused.rate'],
  [errorCodes.notEnoughMoney, 'wallets.refused.money'],
  [errorCodes.amountOutside, 'wallets.refused.amount'],
  [errorCodes.forbidden, 'wallets.refused.closed'],
  [errorCodes.accountFrozen, 'wallets.refused.closed'],
  [errorCodes.banned, 'wallets.refused.closed'],
]);
export const refusalText = (code: number): TextKey => refusals.get(code) ?? 'wallets.refused.other';
