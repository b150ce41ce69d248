export { settingsOpened } from './model/dialog';
export { Settings } from './ui/settings';
export { SettingsButton } from './ui/settings-button';
