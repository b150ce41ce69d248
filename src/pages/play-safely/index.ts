export { PlaySafelyPage as default } from './ui/page';
