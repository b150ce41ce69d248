export { RefusalNote } from './refusal-note';
export { Stopped } from './stopped';
