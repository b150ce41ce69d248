export { BannedPage, BannedPage as default } from './ui/page';
