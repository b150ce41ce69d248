export { sparingChanged } from './model/age';
export { AgeWarning } from './ui/lazy';
