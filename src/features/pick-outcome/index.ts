export { fullOutcome, lineText, shortOutcome } from './lib/outcome-text';
export { $marks, outcomePressed } from './model/pick';
export { OutcomeButton } from './ui/outcome-button';
export type { OutcomeButtonProps } from './ui/outcome-button';
export { PriceDesk } from './ui/price-desk';
export { PricesLocked } from './ui/prices-locked';
