export { searchOpened, wordsTyped } from './model/open';
export { EventSearch } from './ui/event-search';
