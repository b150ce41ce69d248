export { JoinNotes } from './join-notes';
export { JoinedParts } from './joined-parts';
