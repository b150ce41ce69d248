export { MarketRules } from './ui/market-rules';
