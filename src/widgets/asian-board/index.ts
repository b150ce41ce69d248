export { AsianBoard } from './ui/asian-place';
