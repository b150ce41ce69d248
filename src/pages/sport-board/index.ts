export { SportBoardPage, SportBoardPage as default } from './ui/page';
