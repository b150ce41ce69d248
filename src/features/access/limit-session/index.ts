import './model/hours-left';
import './model/ping';

export { $endsAt as $sessionEndsAt, sessionHoursKnown } from './model/limit';
