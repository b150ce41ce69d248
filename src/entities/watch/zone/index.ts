export { matchMinutes, minuteOf, momentum } from './lib/momentum';
export { commentary } from './lib/scene';
export { statistics } from './lib/statistics';
export type { Figure } from './lib/statistics';
export { clockText, phaseWords, placeWords } from './lib/words';
export type { Names } from './lib/words';
export type { Zone } from './lib/zone';
export { SceneView } from './ui/scene-view';
export { useZone } from './ui/use-zone';
