export {
  $builtGame,
  $isFull,
  $partMarks,
  $parts,
  builderSwitched,
  partsCleared,
  partToggled,
  unfitTold,
} from './model/build';
export { JoinedParts, JoinNotes } from './ui/join-lazy';
