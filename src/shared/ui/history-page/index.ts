export { HistoryPage } from './history-page';
export { PagedCard } from './paged-card';
