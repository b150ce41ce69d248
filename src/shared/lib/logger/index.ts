export { logError, logFx, logWarning } from './logger';
export type { LogEntry } from './logger';
