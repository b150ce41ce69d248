import { combine, createEffect, sample, scopeBind } from 'effector';

import { $player } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { cancel, createGuard, pass, type Navigation } from '@/shared/routing';

import { depositRefused, readTimeoutFx, verificationAsked } from './recharge';

const rechargePath = '/office/recharge';
/** A deposit is refused by the backend too. */
const patienceMs = 2000;

const refusedFx = createEffect(() => undefined);
const arrivingFx = createEffect(() => undefined);
sample({ clock: refusedFx, target: depositRefused });
sample({ clock: arrivingFx, target: verificationAsked });

const isUnderWay = ({ path, signal }: Navigation) => path === rechargePath && !signal.aborted;

/**
 * The page of deposits: a visitor is asked to log in by the guard before; a deposit time-out keeps the player where he is and says so; who must
 * verify himself is asked to, over the page. Spec: shell §4, GUARD-15.
 */
export const rechargeGuard = createGuard({
  name: 'recharge navigation',
  source: combine({ player: $player, isAuth: $isAuth }),
  patience: { ms: patienceMs, silence: pass },
  check: async ({ player, isAuth }, navigation) => {
    if (!isAuth || !isUnderWay(navigation)) return pass();
    const read = scopeBind(readTimeoutFx, { safe: true });
    const refuse = scopeBind(refusedFx, { safe: true });
    const arrive = scopeBind(arrivingFx, { safe: true });
    const timeout = await read().catch(() => null);
    if (!isUnderWay(navigation)) return pass();
    if (timeout !== null) {
      await refuse();
      return cancel('deposit time-out');
    }
    if (player?.verifiesOnDeposit === true) await arrive();
    return pass();
  },
});
