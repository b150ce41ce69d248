export { alarmsRaised, countOpenAlarms, onAlarm, raiseAlarm } from './raise.ts';
export { alarmRoutes } from './routes.ts';
export { alarmSchema } from './schema.ts';
