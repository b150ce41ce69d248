export { visuallyHidden } from './visually-hidden.css';
export { VisuallyHidden } from './visually-hidden';
