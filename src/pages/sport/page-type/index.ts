export { PageTypePage as default } from './ui/page';
