export { searchOpened } from './model/open';
export { EventSearch } from './ui/event-search';
