export { fullOutcome, shortOutcome } from '@/entities/game';
export { createPriceFormat } from './lib/price-text';
export { $isPickingReady, $marks, pickingWanted, rulesPart } from './model/picking';
export { $pricePlaces, finePriceSeen } from './model/price-places';
export { GamesNotLoaded } from './ui/games-not-loaded';
export { OutcomeButton } from './ui/outcome-button';
export { PriceDesk } from './ui/price-desk';
export { PricesLocked } from './ui/prices-locked';
