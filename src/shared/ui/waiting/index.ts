export { SlowNote } from './slow-note';
export { Waiting } from './waiting';
