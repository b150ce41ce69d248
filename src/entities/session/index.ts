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
export { checkSessionRequested, sessionCookiesConfigured, sessionQuery } from './model/check';
export { $isEnding, sessionEndFailed, sessionEndRequested } from './model/end';
export { createSessionCheck } from './api/ask-session';
export { sessionChannelOpened } from './model/tabs';
