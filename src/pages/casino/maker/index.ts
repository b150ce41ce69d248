export { MakerPage as default } from './ui/page';
