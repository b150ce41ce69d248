export type { Summary } from './api/summary';
export { $hasSummaryFailed, $summary, summaryWanted } from './model/summary';
