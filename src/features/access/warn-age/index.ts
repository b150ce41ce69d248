export { AgeWarning } from './ui/lazy';
