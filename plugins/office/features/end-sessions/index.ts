export { securing } from './model/ending';
export { Sessions } from './ui/sessions';
