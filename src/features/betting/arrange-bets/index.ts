export { arrangedPart } from './ui/arranged-part';
export { LegList } from './ui/leg-list';
export { TypeSelect } from './ui/type-select';
export { UndoNote } from './ui/undo-note';
