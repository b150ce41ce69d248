export { mountDeadlineMs } from './config';
export { mountedAt } from './lib/mounted-at';
export { $loadStates, pluginReleased, pluginReloaded, pluginWanted } from './model/load';
export { $plugins, audienceChanged, manifestRequested, overridesReceived } from './model/plugins';
