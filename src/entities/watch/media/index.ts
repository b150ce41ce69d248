export type { PlayableMedia } from './lib/media';
export { addressOf, isVideoSource } from './lib/video-address';
export { $floating, $mediaInOrder, mediaCleared, mediaClosed, mediaOpened } from './model/media';
export { $followsScroll, $mediaView, followScrollSwitched, mediaPlaceOpened, mediaViewChosen } from './model/view';
