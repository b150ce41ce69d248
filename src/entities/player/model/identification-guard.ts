import { combine, createEffect, createStore } from 'effector';

import { z } from '@contracts/zod';

import { platform } from '@/shared/lib/device';
import { persist } from '@/shared/lib/storage';
import { createGuard, pass, redirect } from '@/shared/routing';

import { $player } from './player';

const identificationPath = '/office/identification';

const identificationOfferedFx = createEffect(() => undefined);

/** He was sent there; once is enough, also after a reload. */
const $wasSent = createStore(false).on(identificationOfferedFx, () => true);
persist({ store: $wasSent, key: 'identificationBonus', schema: z.boolean() });

/** Who comes from the mobile app for this bonus is led to the identification, once. Spec: shell §4, GUARD-16. */
export const identificationBonusGuard = createGuard({
  name: 'mobile identification bonus',
  source: combine({ player: $player, wasSent: $wasSent }),
  check: async ({ player, wasSent }, { path, search, meta, signal }) => {
    const isWanted = meta.section === 'office' && path !== identificationPath && platform(search) === 'mobile';
    if (!isWanted || wasSent || player?.hasIdentificationBonus !== true || signal.aborted) return pass();
    await identificationOfferedFx();
    return redirect(identificationPath);
  },
});
