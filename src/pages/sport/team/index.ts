export { TeamPage as default } from './ui/page';
