import { createEffect, createStore, scopeBind } from 'effector';

import { z } from '@contracts/zod';

import { known } from '@/shared/known';
import { platform } from '@/shared/lib/device';
import { persist } from '@/shared/lib/storage';
import { createGuard, pass, redirect } from '@/shared/routing';

import { knownPlayerFx } from './player';

const identificationPath = '/office/identification';

const identificationOfferedFx = createEffect(() => undefined);

/** The player has been led to the identification. Once is enough, even after a reload. */
const $wasSent = known(createStore(false).on(identificationOfferedFx, () => true));
persist({ store: $wasSent, key: 'identificationBonus', schema: z.boolean() });

/**
 * Leads players who arrive from the mobile app for this bonus to the identification, once. Spec: shell §4, GUARD-16.
 */
export const identificationBonusGuard = createGuard({
  name: 'mobile identification bonus',
  source: { wasSent: $wasSent },
  stops: ({ section, pageId }) => section === 'office' && pageId !== 'office-identification',
  check: async ({ wasSent }, { search, signal }) => {
    if (wasSent || platform(search) !== 'mobile') return pass();
    const offered = scopeBind(identificationOfferedFx, { safe: true });
    const player = await knownPlayerFx().catch(() => null);
    if (player?.hasIdentificationBonus !== true || signal.aborted) return pass();
    await offered();
    return redirect(identificationPath);
  },
});
