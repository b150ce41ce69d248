export { ChampsPage as default } from './ui/page';
