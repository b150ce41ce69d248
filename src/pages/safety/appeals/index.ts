export { AppealsPage as default } from './ui/page';
