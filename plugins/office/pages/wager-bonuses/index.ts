export { WagerBonusesPage } from './ui/wager-bonuses-page';
