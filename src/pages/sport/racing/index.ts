export { RacingPage as default } from './ui/page';
