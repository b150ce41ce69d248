export { CashbackPage, PremiumCashbackPage, VipCashbackPage } from './ui/cashback-page';
