import './model/ping';

export { sessionHoursKnown } from './model/limit';
