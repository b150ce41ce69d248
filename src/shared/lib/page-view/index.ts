export { pageViewed } from './page-view';
export type { PageView } from './page-view';
