export { TraderPart } from './ui/lazy';
