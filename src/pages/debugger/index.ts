export type { PluginSight } from './lib/given';
export { DebuggerPage } from './ui/page';
