import type { Area } from '../area/index.ts';
import { alarmRoutes } from './routes.ts';
import { alarmSchema } from './schema.ts';

export {
  alarmsRaised,
  countOpenAlarms,
  endAlarm,
  mendAlarm,
  onAlarm,
  openAlarms,
  openSubjects,
  raiseAlarm,
} from './raise.ts';

export const alarmsArea: Area = {
  schemas: [alarmSchema],
  routes: ({ operatorToken }) => [alarmRoutes(operatorToken)],
};
