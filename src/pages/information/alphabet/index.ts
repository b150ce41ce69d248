export { AlphabetPage, AlphabetPage as default } from './ui/page';
