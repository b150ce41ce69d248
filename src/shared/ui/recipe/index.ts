export { createRuntimeFn } from './recipe';
