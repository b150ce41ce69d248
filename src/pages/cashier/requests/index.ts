export { RequestsPage as default } from './ui/page';
