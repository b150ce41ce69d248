export { AsianBoard } from './ui/asian-board';
