import type { PluginHost } from '@sdk';
import { combine, createWatch, type Store } from 'effector';

import type { FrameState } from '@contracts/frame-messages';

/**
 * The messages that a frame receives from the host. Never the identity of the player; with the permission, whether a
 * player is signed in.
 */
const createHostState = (host: PluginHost) =>
  combine(
    {
      language: host.$language,
      format: host.$format,
      direction: host.$direction,
      theme: host.$theme,
      fontSize: host.$fontSize,
      config: host.$config,
      params: host.$params,
      session: host.$session,
    },
    ({ format, session, config, params, ...plain }): Omit<FrameState, 'isVisible' | 'kept'> => ({
      ...plain,
      config: { ...config },
      params: { ...params },
      locale: format.locale,
      slot: host.slot,
      isSignedIn: host.can('session:read') ? session.isAuth : null,
    }),
  );

/** Follows the page: `changed` is called for each change until the app is removed. */
export function followHost(host: PluginHost, changed: () => void) {
  const { scope, gone } = host;
  const $state: Store<Omit<FrameState, 'isVisible' | 'kept'>> = createHostState(host);
  const stop = createWatch({ unit: $state, scope, fn: changed });
  gone.addEventListener('abort', stop, { once: true });
  return () => scope.getState($state);
}
