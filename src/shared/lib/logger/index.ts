export { logError, logFx, logWarning } from './logger';
