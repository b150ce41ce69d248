export { $isOutdated, newVersionSeen } from './app-version';
export { readBusyFx } from './busy';
export { untilIdle, whenIdle } from './idle';
export { pageViewed } from './page-view';
export type { PageView } from './page-view';
export { $isAppReady, appReady } from './ready';
export { reloadFor } from './reload';
export { isLineSlow } from './slow-line';
