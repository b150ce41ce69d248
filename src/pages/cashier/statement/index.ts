export { StatementPage as default } from './ui/page';
