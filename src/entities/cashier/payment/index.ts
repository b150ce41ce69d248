export { type Charged, toCharged } from './lib/charged';
export { type Payment, receiptPath, toPayment } from './lib/payment';
export { presetsOf } from './lib/presets';
export { depositStateText, withdrawalStateText } from './lib/state-text';
export { timeWords } from './lib/time-words';
export { wayIcon } from './lib/way-icon';
export { NetworkSelect } from './ui/network-select';
