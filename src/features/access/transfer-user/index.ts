export { TransferAsk } from './ui/lazy';
