export { useEnding } from './model/use-ending';
export { Sessions } from './ui/sessions';
