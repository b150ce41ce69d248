export { AskPage as default } from './ui/page';
