export { mountDeadlineMs } from './config';
export type { Audience } from './lib/is-wanted';
export type { LoadState } from './lib/load-state';
export type { Overrides } from './lib/parse-manifest';
export { $loadStates, pluginReleased, pluginReloaded, pluginWanted } from './model/load';
export { $plugins, audienceChanged, manifestRequested, overridesReceived } from './model/plugins';
