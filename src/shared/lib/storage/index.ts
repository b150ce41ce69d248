export { persist, storageFailed, storageOpened } from './persist';
