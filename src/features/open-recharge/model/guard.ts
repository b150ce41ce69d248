import { createEffect, sample, scopeBind } from 'effector';

import { knownPlayerFx } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { cancel, createGuard, pass } from '@/shared/routing';

import { depositRefused, readTimeoutFx, verificationAsked } from './recharge';

/** The backend refuses the deposit too, so a page need not wait for this answer. */
const patienceMs = 2000;

const refusedFx = createEffect(() => undefined);
const arrivingFx = createEffect(() => undefined);
sample({ clock: refusedFx, target: depositRefused });
sample({ clock: arrivingFx, target: verificationAsked });

/**
 * Guards the page of deposits. The guard before it asks visitors to log in. A player with a deposit time-out stays
 * where they are and learns why. A player who must verify themselves sees a dialog over the page. Spec: shell §4,
 * GUARD-15.
 */
export const rechargeGuard = createGuard({
  name: 'recharge navigation',
  source: { isAuth: $isAuth },
  stops: ({ pageId }) => pageId === 'office-recharge',
  patience: { ms: patienceMs, silence: pass },
  check: async ({ isAuth }, { signal }) => {
    if (!isAuth) return pass();
    const read = scopeBind(readTimeoutFx, { safe: true });
    const know = scopeBind(knownPlayerFx, { safe: true });
    const refuse = scopeBind(refusedFx, { safe: true });
    const arrive = scopeBind(arrivingFx, { safe: true });
    const [timeout, player] = await Promise.all([read().catch(() => null), know().catch(() => null)]);
    if (signal.aborted) return pass();
    if (timeout !== null) {
      await refuse();
      return cancel('deposit time-out');
    }
    if (player?.verifiesOnDeposit === true) await arrive();
    return pass();
  },
});
