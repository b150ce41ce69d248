export type { Summary } from './api/summary';
export { DailySummary } from './ui/daily-summary';
export { $hasSummaryFailed, $summary, summaryWanted } from './model/summary';
