export { type Charged, toCharged } from './lib/charged';
export { type Payment, receiptPath, toPayment } from './lib/payment';
export { presetsOf } from './lib/presets';
export { timeWords } from './lib/time-words';
export { wayIcon } from './lib/way-icon';
export { NetworkSelect } from './ui/network-select';
