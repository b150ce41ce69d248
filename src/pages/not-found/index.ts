export { NotFoundPage, NotFoundPage as default } from './ui/page';
