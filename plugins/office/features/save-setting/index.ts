export { settingsPath, useSettings } from './model/use-settings';
export type { SettingsDesk } from './model/use-settings';
export { Choice } from './ui/choice';
