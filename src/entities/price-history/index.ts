export { charted } from './lib/charted';
export { PriceHistoryButton } from './ui/price-history-button';
