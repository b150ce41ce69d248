export { NoticePlace } from './ui/notice-place';
