export { MatchPage, MatchPage as default } from './ui/page';
