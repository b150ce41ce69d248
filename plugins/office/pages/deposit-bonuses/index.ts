export { DepositBonusesPage } from './ui/deposit-bonuses-page';
