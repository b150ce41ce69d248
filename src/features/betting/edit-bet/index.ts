export { EditBet } from './ui/lazy';
