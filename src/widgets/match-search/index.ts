export { searchOpened, wordsTyped } from './model/open';
export { MatchSearch } from './ui/match-search';
