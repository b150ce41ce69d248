export { RoundsPage as default } from './ui/page';
