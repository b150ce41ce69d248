export { reloadOnce } from './reload';
