export { SectionPage, SectionPage as default } from './ui/page';
