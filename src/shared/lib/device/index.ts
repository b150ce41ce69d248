export {
  $isOnline,
  connectionSeen,
  connectionWatched,
  networkCame,
  networkFailed,
  networkFound,
  networkLost,
} from './connection';
export { $isTabHidden, documentLeft, pageRestored, tabHidden, tabShown, visibilityWatched } from './visibility';
export { isCalm } from './calm';
export { newUuid } from './uuid';
export { commonHeaders } from './common-headers';
export { deviceClass } from './device-class';
export { platform } from './platform';
