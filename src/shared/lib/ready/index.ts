export { $isAppReady, appReady } from './ready';
