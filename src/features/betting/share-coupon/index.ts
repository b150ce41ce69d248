export { couponRepeated } from './model/fill';
export { couponLinkSought } from './model/link';
export { LoadCode } from './ui/load-code';
export { BetActions } from './ui/bet-actions';
export { FillPart } from './ui/fill-part';
export { ShareButton } from './ui/share-button';
