export {
  $builtMatch,
  $isFull,
  $partMarks,
  $parts,
  builderSwitched,
  partsCleared,
  partToggled,
  unfitTold,
} from './model/build';
export { createJoin } from './api/join';
export type { Joint } from './lib/joint';
export { JoinedParts, JoinNotes } from './ui/join-lazy';
