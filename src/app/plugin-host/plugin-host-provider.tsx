import { combine } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { type ReactNode, useCallback } from 'react';

import { $slots } from '@/entities/plugin';
import { $look } from '@/entities/preferences';
import { SlotsContext } from '@/shared/slot';
import { type CreateHost, PluginHostContext, PluginSlot } from '@/widgets/plugin-slot';

import { openHost } from './open-host';
import { $slotLinks } from './stores';
import { tryOut } from './try-out';

/**
 * Apps that are not the purpose of the visit. The light version goes without them: fewer bytes, fewer elements. Row
 * PREF-04.
 */
const beside = /^(home|board|coupon)\.|^game\.above/;

const $shown = combine($slots, $slotLinks, $look, (slots, links, look) => ({
  apps: Object.fromEntries(
    Object.entries(slots ?? {}).map(([name, { shown }]) => [
      name,
      look.includes('light') && beside.test(name) ? [] : shown,
    ]),
  ),
  links,
  Draw: PluginSlot,
}));

/** Gives the slots below it who is in them, and plugins their facade. Stands inside effector's Provider. */
export function PluginHostProvider({ children }: { children: ReactNode }) {
  const scope = useProvidedScope();
  const create: CreateHost = useCallback(
    (entry, feedback) => {
      if (scope === null) throw new Error('Plugins need a scope: wrap the app in effector’s Provider.');
      // Outside production the control room looks on.
      if (import.meta.env.MODE !== 'production')
        return tryOut((...given) => openHost(scope, ...given), entry, feedback);
      return openHost(scope, entry, feedback);
    },
    [scope],
  );
  return (
    <PluginHostContext value={create}>
      <SlotsContext value={useUnit($shown)}>{children}</SlotsContext>
    </PluginHostContext>
  );
}
