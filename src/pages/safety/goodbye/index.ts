export { GoodbyePage as default } from './ui/page';
