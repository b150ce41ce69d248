export { Letters } from './ui/letters';
