export { SharedPage as default } from './ui/page';
