export { $isOnline, connectionSeen, networkFailed } from './connection';
export { newUuid } from './uuid';
export { platform } from './platform';
