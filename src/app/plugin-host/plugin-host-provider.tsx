import { useProvidedScope } from 'effector-react';
import { useCallback, type ReactNode } from 'react';

import { PluginHostContext, type CreateHost } from '@/widgets/plugin-slot';

import { createHost } from './create-host';

/** Gives the plugin slots below it their facade. Stands inside effector's Provider. */
export function PluginHostProvider({ children }: { children: ReactNode }) {
  const scope = useProvidedScope();
  const create: CreateHost = useCallback(
    (entry, feedback) => {
      if (scope === null) throw new Error('Plugins need a scope: wrap the app in effector’s Provider.');
      return createHost(scope, entry, feedback);
    },
    [scope],
  );
  return <PluginHostContext value={create}>{children}</PluginHostContext>;
}
