export { ErrorPage, ErrorPage as default } from './ui/page';
