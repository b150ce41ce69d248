export { $settings, settingsChanged } from '../model/settings';
