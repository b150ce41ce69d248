import './model/hours-left';
import './model/ping';

export { sessionHoursKnown } from './model/limit';
