import './model/notice';
import './model/watch';

export { maintenanceLanguage, maintenanceTimes } from './lib/maintenance-text';
