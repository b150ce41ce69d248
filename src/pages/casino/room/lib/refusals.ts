import { errorCodes } from '@contracts/common';

import type { TextKey } from '@/shared/i18n';

const refusals: Readonly<Record<number, TextKey>> = {
  0: 'rounds.refused.closed',
  [errorCodes.roundTooSoon]: 'rounds.refused.soon',
  [errorCodes.roundOpen]: 'rounds.refused.open',
  [errorCodes.seedChanged]: 'rounds.refused.seed',
  [errorCodes.notFound]: 'rounds.refused.over',
};
/** What we say of a refusal in words of this page; null: the words of all pages do. */
export const ownRefusal = (code: number): TextKey | null => refusals[code] ?? null;
