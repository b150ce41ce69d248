export { createAside } from './aside';
export { createSaving } from './saving';
