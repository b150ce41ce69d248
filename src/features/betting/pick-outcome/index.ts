export { fullOutcome, shortOutcome } from '@/entities/game';
export { $isPickingReady, pickingWanted, rulesPart } from './model/picking';
export { GamesNotLoaded } from './ui/games-not-loaded';
export { OutcomeButton } from './ui/outcome-button';
export { PriceDesk } from './ui/price-desk';
export { PricesLocked } from './ui/prices-locked';
