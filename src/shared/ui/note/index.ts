export { Note } from './note';
export type { NoteTone } from './note';
