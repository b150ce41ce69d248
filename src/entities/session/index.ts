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
export type { ClosingReason } from './model/session';
export { checkSessionRequested, sessionCheckQuery, sessionChecked } from './model/check';
export { sessionChannelOpened } from './model/tabs';
