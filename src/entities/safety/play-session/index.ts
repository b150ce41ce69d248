export { formatDuration } from './lib/duration';
export type { PlaySession } from './lib/session';
export { $isAnswering, $isCheckDue, checkAnswered } from './model/check';
export {
  $isNotingSummary,
  $isReading,
  $playSession,
  sessionForgotten,
  sessionRead,
  sessionWanted,
  summaryRead,
} from './model/session';
