export { onForged } from './listen';
