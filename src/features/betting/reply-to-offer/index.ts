export { TraderPart } from './ui/trader-part';
