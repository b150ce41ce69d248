export { GiveUp } from './ui/give-up';
