export { pluginHostOpened } from './audience';
export { PluginHostProvider } from './plugin-host-provider';
