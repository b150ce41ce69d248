export { heardOf, type Told } from './lib/order';
export { watch } from './lib/watch';
export { ChainAlarm } from './ui/chain-alarm';
