export { ReadyBets } from './ui/ready-bets';
