export { $valueOf, saving, settings } from './model/save';
export type { SettingsDesk } from './model/save';
export { Choice } from './ui/choice';
