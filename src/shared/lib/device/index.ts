export { $isOnline, connectionSeen, connectionWatched, networkFailed } from './connection';
export { tabHidden, tabShown, visibilityWatched } from './visibility';
export { newUuid } from './uuid';
export { platform } from './platform';
