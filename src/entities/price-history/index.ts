export { PriceHistoryButton } from './ui/price-history-button';
