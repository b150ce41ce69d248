export type { Built } from './lib/built';
export {
  $built,
  $builtGame,
  $isAsking,
  $isFull,
  $partMarks,
  $parts,
  builderSwitched,
  partsCleared,
  partToggled,
  priceAsked,
} from './model/build';
