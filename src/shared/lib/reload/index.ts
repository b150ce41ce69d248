export { reloadFor, reloadOnce } from './reload';
