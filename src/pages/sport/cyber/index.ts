export { CyberPage as default } from './ui/page';
