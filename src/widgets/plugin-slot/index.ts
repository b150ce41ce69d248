export { PluginHostContext } from './lib/host-context';
export type { CreateHost, Feedback } from './lib/host-context';
export { PluginRoute } from './ui/plugin-route';
export { PluginSlot } from './ui/plugin-slot';
