export { NoticesButton } from './ui/notices-button';
