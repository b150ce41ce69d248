export { VirtualPage as default } from './ui/page';
