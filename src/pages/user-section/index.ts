export { UserSectionPage as default } from './ui/page';
