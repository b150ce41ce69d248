export { useFocusAfter } from './use-focus-after';
