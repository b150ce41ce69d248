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
