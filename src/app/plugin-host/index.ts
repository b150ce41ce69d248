export { pluginHostOpened } from './audience';
export { pluginCounted } from './counted';
export { PluginHostProvider } from './plugin-host-provider';
