export { botOf } from './bot';
export { $isSearchBot } from './search-bot';
