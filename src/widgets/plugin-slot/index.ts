export { PluginHostContext } from './lib/host-context';
export type { CreateHost, Feedback } from './lib/host-context';
export { PluginSlot } from './ui/plugin-slot';
