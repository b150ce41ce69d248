export { ServicePage, ServicePage as default } from './ui/page';
