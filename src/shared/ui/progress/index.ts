export { ProgressRing } from './progress-ring';
export { Spinner } from './spinner';
