export { HomePage, HomePage as default } from './ui/page';
