export { CopyField } from './copy-field';
