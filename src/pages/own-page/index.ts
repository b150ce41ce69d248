export { OwnPage as default } from './ui/page';
