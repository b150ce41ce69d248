export { type EndedPlace, type Heard, heardOf, type Rules, type Told } from './lib/order';
export { rulesOf, watch } from './lib/watch';
export { ChainAlarm } from './ui/chain-alarm';
