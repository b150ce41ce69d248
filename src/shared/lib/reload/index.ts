export { mayReload, reloadOnce } from './reload';
