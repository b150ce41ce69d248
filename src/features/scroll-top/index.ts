export { ScrollTopButton } from './ui/scroll-top-button';
