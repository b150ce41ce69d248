export { lockOf } from './lib/lock';
export { lockText } from './lib/text';
export { LockTag } from './ui/lock-tag';
