export { OwnLink } from './ui/own-link';
