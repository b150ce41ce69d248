export { Note } from './note';
export type { NoteProps, NoteTone } from './note';
