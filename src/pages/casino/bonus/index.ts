export { BonusPage as default } from './ui/page';
