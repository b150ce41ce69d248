export { NoticePlace } from './ui/notice-place';
export { OfflineBar } from './ui/offline-bar';
import './model/failures';
