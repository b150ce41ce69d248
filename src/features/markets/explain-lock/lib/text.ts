import type { Translate } from '@/shared/i18n';

import type { Lock } from './lock';

/** "suspended, dangerous attack". `isPart`: only some outcomes of a market are. */
export function lockText(t: Translate, lock: Lock, isPart = false): string {
  if (lock === 'unknown') return t(isPart ? 'markets.partly' : 'sport.odds.suspended');
  const reason = t(`markets.lock.${lock}`);
  return t(isPart ? 'markets.partlyFor' : 'markets.suspendedFor', { reason });
}
