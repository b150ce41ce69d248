export { $isOnline, connectionSeen, connectionWatched, networkFailed } from './connection';
export { $isTabHidden, pageLeft, pageRestored, tabHidden, tabShown, visibilityWatched } from './visibility';
export { newUuid } from './uuid';
export { commonHeaders } from './common-headers';
export { platform } from './platform';
