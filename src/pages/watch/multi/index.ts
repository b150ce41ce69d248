export { MultiPage as default } from './ui/page';
