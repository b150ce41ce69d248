export { sdkVersion } from './host.ts';
export type {
  AskFailure,
  PluginAccount,
  PluginBalance,
  PluginContact,
  PluginFontSize,
  PluginFormat,
  PluginHost,
  PluginLanguage,
  PluginMenuItem,
  PluginModal,
  PluginNotice,
  PluginSession,
  PluginTheme,
  Translate,
} from './host.ts';
export { createReactPlugin, useHost } from './react.tsx';
export { definePlugin, findPlugin, forgetPlugin } from './registry.ts';
export type { PluginModule } from './registry.ts';
export type { PluginSource } from './source.ts';
