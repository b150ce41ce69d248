export { MyBets } from './ui/my-bets';
