export { PreferencesButton } from './ui/preferences-button';
