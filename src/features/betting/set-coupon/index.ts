export { Selects } from './ui/selects';
export { SettingsButton } from './ui/settings-button';
