import './model/expiry';

export {
  $isAuth,
  $savedTarget,
  $userId,
  sessionClosed,
  sessionOpened,
  targetSaved,
  targetTaken,
} from './model/session';
export { checkSessionRequested, sessionCheckQuery } from './model/check';
export { sessionChannelOpened } from './model/tabs';
