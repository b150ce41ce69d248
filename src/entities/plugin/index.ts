export { mountDeadlineMs } from './config';
export { mountedAt } from './lib/mounted-at';
export { $loadStates, pluginReleased, pluginWanted } from './model/apps';
export { pluginReloaded } from './model/load';
export { $plugins, audienceChanged, manifestRequested, overridesReceived } from './model/plugins';
