export { IdeasPage } from './ui/ideas-page';
