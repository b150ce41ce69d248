import type { PluginEntry } from '@contracts/plugin';

/**
 * Which plugin got a failure that is not an `Error` from the host. When nobody handles such a failure, it does not say
 * itself where it comes from.
 */
export const failuresOf = new WeakMap<object, PluginEntry>();
