export { fullOutcome, shortOutcome } from '@/entities/match';
export { createPriceFormat } from './lib/price-text';
export { $isPickingReady, $marks, pickingWanted, rulesPart } from './model/picking';
export { $pricePlaces, finePriceSeen } from './model/price-places';
export { MatchesNotLoaded } from './ui/matches-not-loaded';
export { OutcomeButton } from './ui/outcome-button';
export { PickingContext, PriceDesk, usePicking } from './ui/price-desk';
export type { PickMark, PickMarks } from './model/picking';
export { PricesLocked } from './ui/prices-locked';
