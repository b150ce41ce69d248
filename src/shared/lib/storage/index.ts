export { persist, storageOpened } from './persist';
