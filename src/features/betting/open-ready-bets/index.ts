export { $areReadyBetsOpen, readyBetsLeft } from './model/open';
export { ReadyBetsButton } from './ui/ready-bets-button';
