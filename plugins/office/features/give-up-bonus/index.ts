export { givingUp } from './model/give-up';
export { GiveUp } from './ui/give-up';
