export { sessionHoursKnown } from './model/limit';
