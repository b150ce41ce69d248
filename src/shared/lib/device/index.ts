export { $isOnline, connectionSeen, connectionWatched, networkFailed } from './connection';
export { newUuid } from './uuid';
export { platform } from './platform';
