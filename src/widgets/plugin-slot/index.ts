export { PluginHostContext } from './lib/host-context';
export type { CreateHost, Feedback } from './lib/host-context';
export { mountedPlaces } from './lib/mounted';
export type { MountedPlace } from './lib/mounted';
export { PluginOr } from './ui/plugin-or';
export { PluginRoute } from './ui/plugin-route';
export { PluginSlot } from './ui/plugin-slot';
