export { SelfTestPage as default } from './ui/page';
