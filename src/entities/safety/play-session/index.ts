export { formatDuration } from './lib/duration';
export type { PlaySession } from './lib/session';
export { $isAnswering, $isCheckDue, checkAnswered } from './model/check';
export { $isReading, $playSession, sessionForgotten, sessionRead, sessionWanted } from './model/session';
